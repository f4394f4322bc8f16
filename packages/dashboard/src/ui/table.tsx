import type { Key, ReactNode } from "react";
import { classes } from "./classes.ts";

export interface Column<T> {
  readonly title: string;
  readonly cell: (item: T) => ReactNode;
  /** Figures line up on the right. */
  readonly isNumeric?: boolean;
  /** The heading is for assistive tools only: a column of buttons. */
  readonly isTitleHidden?: boolean;
}

/** A table on wide screens; on narrow ones each row is a block, its cells below each other with their headings. */
export function Table<T>({
  caption,
  columns,
  items,
  keyOf,
}: {
  /** What the table holds, for those who do not see its surroundings. */
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly items: readonly T[];
  readonly keyOf: (item: T) => Key;
}) {
  return (
    // Roles are spelt out: a table laid out as blocks, as on narrow screens, loses them in some browsers.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    <table role="table" className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line text-sm text-muted">
          {columns.map(({ title, isNumeric, isTitleHidden }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={classes("px-3 py-2.5 font-medium first:pl-0 last:pr-0", isNumeric && "text-right")}
            >
              {isTitleHidden ? <span className="sr-only">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid">
        {items.map((item) => (
          <tr
            key={keyOf(item)}
            role="row"
            className="border-b border-line last:border-b-0 max-md:grid max-md:gap-2 max-md:py-5 max-md:first:pt-0 max-md:last:pb-0"
          >
            {columns.map(({ title, cell, isNumeric, isTitleHidden }) => (
              <td
                key={title}
                role="cell"
                className={classes(
                  "px-3 py-3 align-middle md:first:pl-0 md:last:pr-0 max-md:grid max-md:p-0",
                  !isTitleHidden && "max-md:grid-cols-[minmax(6.5rem,30%)_minmax(0,1fr)] max-md:gap-3",
                  isNumeric && "tabular-nums md:text-right",
                )}
              >
                {!isTitleHidden && (
                  <span aria-hidden="true" className="text-sm text-muted md:hidden">
                    {title}
                  </span>
                )}
                <div className="min-w-0 break-words">{cell(item)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
