import type { JobView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../api/session.ts";
import { Logo } from "../brand/logo.tsx";
import { brandQuery } from "../brand/queries.ts";
import { directionsComparison as copy } from "./copy.ts";
import { titleOf } from "./directions.ts";

const COLUMNS: { readonly [count: number]: string } = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 xl:grid-cols-4",
};

/** Two to four directions side by side: on light, on dark, and small. */
export function DirectionsComparison({ jobs }: { readonly jobs: readonly JobView[] }) {
  return (
    <section aria-label={copy.title} className={`grid grid-cols-1 gap-4 ${COLUMNS[jobs.length] ?? ""}`}>
      {jobs.map((job) => (
        <Compared key={job.id} job={job} />
      ))}
    </section>
  );
}

function Compared({ job }: { readonly job: JobView }) {
  const { path } = useWorkspace();
  const brand = useQuery(brandQuery(path, job.brand_id ?? ""));
  if (!brand.data) return null;
  const { id, grounds } = brand.data;
  const title = titleOf(job);
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <div className="overflow-hidden rounded-xl border border-line">
        {(["light", "dark"] as const).map((ground) => (
          <div key={ground} className="h-40 p-5" style={{ backgroundColor: grounds[ground] }}>
            <Logo brandId={id} ground={ground} alt={copy.onGround(title, ground)} />
          </div>
        ))}
        <div className="h-12 border-t border-line px-5 py-3.5" style={{ backgroundColor: grounds.light }}>
          <Logo brandId={id} ground="light" alt={copy.small(title)} />
        </div>
      </div>
      <figcaption className="text-sm text-muted">{title}</figcaption>
    </figure>
  );
}
