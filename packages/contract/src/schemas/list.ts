import { type Static, type TSchema, Type } from "typebox";
import { type IdKind, idPattern } from "../ids.ts";
import { PAGE_LIMIT } from "../values.ts";
import { KEYWORDS, Text } from "./text.ts";

export interface List<T> {
  readonly object: "list";
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export function ListOf<Item extends TSchema>(item: Item & { title?: string }) {
  const example = (item as { examples?: { id: string }[] }).examples?.[0];
  const schema = Type.Object(
    {
      object: Type.Literal("list"),
      data: Type.Array(item),
      has_more: Type.Boolean({ description: "True when more pages follow." }),
      next_cursor: Type.Union([Type.String(), Type.Null()], {
        description: "Id of the last item on this page; null when `has_more` is false.",
      }),
    },
    {
      title: `${item.title}List`,
      examples: [{ object: "list", data: [example], has_more: true, next_cursor: example?.id }],
    },
  );
  return Type.Unsafe<List<Static<Item>>>(schema);
}

/** The query of every list. `starting_after` is an id of the list's own kind. */
export function PageQuery(kind: IdKind) {
  return {
    limit: Type.Optional(Type.Integer({ ...PAGE_LIMIT, description: "Items a page." })),
    starting_after: Type.Optional(
      Text({
        pattern: idPattern(kind),
        [KEYWORDS.errorCode]: "invalid_cursor",
        description: "The `next_cursor` of the previous page. Works even if that item was deleted since.",
      }),
    ),
  };
}

const PageQueryShape = Type.Object(PageQuery("project"));
export type PageQuery = Static<typeof PageQueryShape>;
