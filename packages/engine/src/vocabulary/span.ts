/** Where something stands in a text: from a character on, up to another. */
export type Span = readonly [start: number, end: number];
