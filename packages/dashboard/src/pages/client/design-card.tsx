import type { ClientPage } from "@marque/contract";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { ApplicationPicture } from "../brand/application-picture.tsx";
import { IN_USE } from "../brand/in-use.tsx";
import { Comments } from "../client-links/comments.tsx";
import { Approval } from "./approval.tsx";
import { designCard as copy } from "./copy.ts";

type Design = ClientPage["brands"][number];

/** "2. Tidewater": numbers distinguish several directions of one name. */
export function designName({ number, name }: Pick<Design, "number" | "name">): string {
  return name === null ? copy.design(number) : `${number}. ${name}`;
}

/** One design: its logo on both grounds, in use, what was said about it, and the approval. */
export function DesignCard({
  path,
  page,
  brand,
  author,
  onAuthor,
  onComment,
}: {
  readonly path: string;
  readonly page: ClientPage;
  readonly brand: Design;
  readonly author: string;
  readonly onAuthor: (author: string) => void;
  readonly onComment: () => void;
}) {
  const title = designName(brand);
  const { approval } = page;
  const isApproved = approval?.number === brand.number;
  const other = page.brands.find(({ number }) => number === approval?.number);
  const comments = page.comments.filter(({ number }) => number === brand.number);
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      <Pictures path={path} brand={brand} />
      <div className="grid grid-cols-1 gap-6 p-5 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid min-w-0 gap-1">
            <h2 className="flex flex-wrap items-center gap-3 text-xl font-semibold break-words">
              {title}
              {isApproved && <Badge kind="success">{copy.approved}</Badge>}
            </h2>
            {isApproved && approval && (
              <p className="text-sm text-muted">
                {copy.by} <bdi className="break-words">{approval.by}</bdi>, <Moment at={approval.at} />
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onComment}>
              {copy.comment}
              <span className="sr-only"> {copy.onTitle(title)}</span>
            </Button>
            <Approval
              path={path}
              number={brand.number}
              name={title}
              isApproved={isApproved}
              isInPlaceOf={other && !isApproved ? designName(other) : null}
              author={author}
              onAuthor={onAuthor}
            />
          </div>
        </div>
        {comments.length > 0 && <Comments comments={comments} />}
      </div>
    </article>
  );
}

/** As pictures, never as markup: what a drawing holds has no business in the page. */
function Pictures({ path, brand }: { readonly path: string; readonly brand: Design }) {
  const at = `/api${path}/brands/${brand.number}`;
  const what = brand.name === null ? copy.mark : copy.logoOf(brand.name);
  return (
    <>
      <div className="grid sm:grid-cols-2">
        {(["light", "dark"] as const).map((ground) => (
          <div
            key={ground}
            className="h-56 min-w-0 p-8 sm:h-72 sm:p-12"
            style={{ backgroundColor: brand.grounds[ground] }}
          >
            <img
              src={`${at}/${ground === "light" ? "logo.svg" : "logo-dark.svg"}`}
              alt={copy.onGround(what, ground)}
              decoding="async"
              className="size-full object-contain"
            />
          </div>
        ))}
      </div>
      {brand.applications.length > 0 && (
        <ul className="grid grid-cols-2 gap-px border-y border-line bg-line lg:grid-cols-4">
          {brand.applications.map((application) => (
            <li key={application} className="min-w-0">
              <ApplicationPicture
                src={`${at}/applications/${application}`}
                alt={`${what} ${IN_USE[application].alt}`}
                className="h-auto w-full"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
