/**
 * A line in which workspaces take turns, and within one those who ask for it: its members and each of its links. So nobody
 * waits for more than one of another's at a time, however many of them there are.
 */
export class FairLine<Waiting> {
  readonly #workspaces = new Map<string, Map<string, Waiting[]>>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  lengthOf(workspace: string): number {
    let count = 0;
    for (const line of this.#workspaces.get(workspace)?.values() ?? []) count += line.length;
    return count;
  }

  lengthOfAsker(workspace: string, asker: string): number {
    return this.#workspaces.get(workspace)?.get(asker)?.length ?? 0;
  }

  join(workspace: string, asker: string, waiting: Waiting): void {
    const lines = this.#workspaces.get(workspace) ?? new Map<string, Waiting[]>();
    this.#workspaces.set(workspace, lines);
    const line = lines.get(asker) ?? [];
    lines.set(asker, line);
    line.push(waiting);
    this.#length += 1;
  }

  /** Whoever is next; undefined when nobody waits. */
  next(): Waiting | undefined {
    const lines = turn(this.#workspaces);
    const line = lines && turn(lines[1]);
    if (!line) return undefined;
    const waiting = line[1].shift();
    if (line[1].length === 0) lines[1].delete(line[0]);
    if (lines[1].size === 0) this.#workspaces.delete(lines[0]);
    this.#length -= 1;
    return waiting;
  }
}

/** The first of a map, which is its last from now on. */
function turn<Value>(map: Map<string, Value>): [string, Value] | undefined {
  const first = map.entries().next().value;
  if (!first) return undefined;
  map.delete(first[0]);
  map.set(...first);
  return first;
}
