import type { ClientComment } from "@marque/contract";
import { Moment } from "../../ui/moment.tsx";
import { comments as copy } from "./copy.ts";

/** What clients wrote, oldest first. Names and words are theirs: each keeps its own direction and stays text. */
export function Comments({
  comments,
  aboutOf,
}: {
  readonly comments: readonly ClientComment[];
  /** What a comment is about, where that has to be said. */
  readonly aboutOf?: (comment: ClientComment) => string;
}) {
  return (
    <ul className="grid gap-4">
      {comments.map((comment, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only added to at the end, and two may be alike
        <li key={place} className="grid gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-faint">
            <bdi className="font-medium break-words text-ink">{comment.author}</bdi>
            {aboutOf && <span>{copy.on(aboutOf(comment))}</span>}
            <Moment at={comment.at} />
          </p>
          <p dir="auto" className="break-words whitespace-pre-line text-muted">
            {comment.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
