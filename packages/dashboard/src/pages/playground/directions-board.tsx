import type { BrandView, Environment, JobView } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { useSession, useWorkspace } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { brandQuery } from "../brand/queries.ts";
import { price } from "../settings/billing/money.ts";
import { directionsBoard as copy } from "./copy.ts";
import { DirectionCard } from "./direction-card.tsx";
import { useBoard, useNewJobs, variationsOf } from "./directions.ts";
import { DirectionsComparison } from "./directions-comparison.tsx";

const FEWEST_COMPARED = 2;
const MOST_COMPARED = 4;

interface BoardProps {
  readonly projectId: string;
  readonly environment: Environment;
  /** Jobs, in the order they stand. They are part of the address, so that a board can be sent to a colleague. */
  readonly ids: readonly string[];
  readonly onIds: (ids: readonly string[]) => void;
}

/** Directions side by side, each drawn as it arrives. */
export function DirectionsBoard({ projectId, environment, ids, onIds }: BoardProps) {
  const { path, plan } = useWorkspace();
  const { cents_per_generation: cents } = useSession();
  const client = useQueryClient();
  const board = useBoard(ids);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const more = useNewJobs(
    (job: JobView) =>
      Promise.all(
        variationsOf(job).map((prompt) =>
          api.post<JobView>(`${path}/projects/${projectId}/generations`, {
            prompt,
            memory_id: job.memory_id,
          }),
        ),
      ),
    (made, job) => onIds(ids.flatMap((id) => (id === job.id ? [id, ...made.map((each) => each.id)] : [id]))),
  );
  const compared = board.flatMap(({ id, job }) => (job?.brand_id && chosen.includes(id) ? [job] : []));
  const priceOf = (count: number) => (environment === "live" ? ` · ${price(count * cents[plan])}` : "");

  /** The liked ones stay; without any, those that are being compared. */
  function putOthersAway() {
    const liked = board.filter(
      ({ job }) =>
        job?.brand_id &&
        client.getQueryData<BrandView>(brandQuery(path, job.brand_id).queryKey)?.is_hearted === true,
    );
    const kept = liked.length > 0 ? liked.map(({ id }) => id) : ids.filter((id) => chosen.includes(id));
    if (kept.length > 0) onIds(kept);
  }

  return (
    <section aria-label={copy.title} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={compared.length < FEWEST_COMPARED}
          aria-pressed={isComparing}
          onClick={() => setIsComparing(!isComparing)}
        >
          {isComparing ? copy.stopComparing : copy.compare(compared.length, MOST_COMPARED)}
        </Button>
        <Button onClick={putOthersAway}>{copy.hideOthers}</Button>
        <p className="text-sm text-muted">{copy.hint}</p>
      </div>
      {more.refusal ? <Failure error={more.refusal} /> : null}
      {isComparing && compared.length >= FEWEST_COMPARED && <DirectionsComparison jobs={compared} />}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {board.map(({ id, job, error }) => (
          <DirectionCard
            key={id}
            job={job}
            error={error}
            isChosen={chosen.includes(id)}
            canChoose={chosen.length < MOST_COMPARED}
            onChoose={(isChosen) =>
              setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
            onMore={more.send}
            isMoreBusy={more.isSending}
            priceOf={priceOf}
          />
        ))}
      </div>
    </section>
  );
}
