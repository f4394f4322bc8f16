import { type ClientApproval, type ClientComment, idSeconds } from "@marque/contract/tables";
import type { CommentRow, LinkBrandRow } from "../storage/client-answers.ts";

/** The approval that stands; null while there is none. */
export function approvalOf(brands: readonly LinkBrandRow[]): ClientApproval | null {
  const approved = brands.find(({ approved_at }) => approved_at !== null);
  if (!approved) return null;
  return { number: approved.number, by: approved.approved_by!, at: approved.approved_at! };
}

export function shownComment({ id, number, author, text }: CommentRow): ClientComment {
  return { number, author, text, at: idSeconds(id) };
}
