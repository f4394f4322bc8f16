/**
 * The eye's network, taught by `scripts/eye/teach.py`: convolutions by the multiplication that the language model uses. Each
 * convolution is laid out as rows, a pixel's surroundings to a row, and multiplied by its table.
 */

import { Arena, type Region } from "../minilm/arena.ts";
import { layStep, Multiplier, type Step, upTo } from "../minilm/multiplier.ts";
import { unzipped } from "../unzip.ts";

/** Pixels per side of what it looks at. */
export const SIDE = 48;

/** One convolution as `teach.py` tells of it. */
type LayerShape = {
  readonly name: string;
  readonly inputs: number;
  readonly outputs: number;
  readonly size: number;
  readonly stride: number;
};
type Head = Pick<Taught, "words" | "kinds" | "things"> & { readonly layers: readonly LayerShape[] };

type Layer = LayerShape & { readonly step: Step };

export type Taught = {
  readonly words: readonly string[];
  /** Of each word, what kind of thing it names. */
  readonly kinds: readonly string[];
  /** Which words would be right for a thing, by their places. */
  readonly things: { readonly [thing: string]: readonly number[] };
  readonly layers: readonly Layer[];
  readonly tables: WebAssembly.Memory;
};

const FLOAT = 4;

/** A length, that many bytes of JSON, then of each layer its weights in bytes, a scale for each output and the biases. */
export function layTaught(file: string): Taught {
  const bytes = unzipped(file);
  const length = bytes.readUInt32LE(0);
  const { words, kinds, things, layers } = JSON.parse(bytes.toString("utf8", 4, 4 + length)) as Head;
  const [tables, scratch] = [new Arena(), new Arena()];
  let at = 4 + length;
  const take = (count: number): Buffer => {
    at += count;
    if (at > bytes.length) throw new Error(`${file} ends before its last layer`);
    return bytes.subarray(at - count, at);
  };
  const floats = (count: number): Float32Array => {
    const taken = take(count * FLOAT);
    return Float32Array.from({ length: count }, (_, each) => taken.readFloatLE(each * FLOAT));
  };
  const laid = layers.map((shape): Layer => {
    const columns = shape.inputs * shape.size * shape.size;
    const whole = take(shape.outputs * columns);
    const [scales, bias] = [floats(shape.outputs), floats(shape.outputs)];
    scratch.clear();
    const values = scratch.region(whole.length).floats;
    for (let each = 0; each < values.length; each++)
      values[each] = ((whole[each]! << 24) >> 24) * scales[Math.floor(each / columns)]!;
    return { ...shape, step: layStep(tables, { rows: shape.outputs, columns, values }, bias) };
  });
  return { words, kinds, things, layers: laid, tables: tables.memory };
}

/** A square picture with channels side by side and a border of nothing, so that a convolution may reach over its edge. */
type Plane = {
  readonly region: Region;
  readonly side: number;
  readonly border: number;
  readonly channels: number;
};

type Stage = {
  readonly layer: Layer;
  readonly from: Plane;
  /** What is added before negative values go: what a block began with. */
  readonly skip: Plane | null;
  readonly to: Plane;
};

/** Rows are done in fours. */
const ROWS = 4;
/** As wide as the widest surroundings reach beyond a pixel. */
const BORDER = 2;

export class Network {
  readonly #multiplier: Multiplier;
  readonly #stages: readonly Stage[] = [];
  readonly #first: Plane;
  readonly #last: Layer;
  readonly #gathered: Region;
  readonly #made: Region;

  constructor(kernel: WebAssembly.Module, { layers, tables }: Taught) {
    this.#multiplier = new Multiplier(kernel, tables);
    this.#first = this.#plane(SIDE, 1);
    this.#last = layers.at(-1)!;
    const stages: Stage[] = [];
    let from = this.#first;
    let begun = from;
    for (const layer of layers.slice(0, -1)) {
      const to = this.#plane(from.side / layer.stride, layer.outputs);
      if (layer.name.endsWith(".first")) begun = from;
      stages.push({ layer, from, skip: layer.name.endsWith(".second") ? begun : null, to });
      from = to;
    }
    this.#stages = stages;
    const most = (of: (stage: Stage) => number) => Math.max(...stages.map(of));
    const rows = ({ to }: Stage) => upTo(to.side * to.side, ROWS);
    this.#gathered = this.#multiplier.region(most((each) => rows(each) * each.layer.step.depth));
    this.#made = this.#multiplier.region(
      Math.max(
        this.#last.step.width * ROWS,
        most((each) => rows(each) * each.layer.step.width),
      ),
    );
  }

  /** For each word a number: the larger, the likelier. Overwritten by the next look. */
  answer(picture: Float32Array): Float32Array {
    const { region, side, border } = this.#first;
    const across = side + 2 * border;
    for (let y = 0; y < side; y++)
      region.floats.set(picture.subarray(y * side, (y + 1) * side), (y + border) * across + border);
    for (const stage of this.#stages) this.#run(stage);
    return this.#name(this.#stages.at(-1)!.to);
  }

  #plane(side: number, channels: number): Plane {
    const across = side + 2 * BORDER;
    return { region: this.#multiplier.region(across * across * channels), side, border: BORDER, channels };
  }

  #run({ layer, from, skip, to }: Stage): void {
    this.#gather(layer, from, to.side);
    this.#multiplier.multiply(this.#gathered, layer.step, this.#made, to.side * to.side);
    const { side, border, channels } = to;
    const across = side + 2 * border;
    const [made, out] = [this.#made.floats, to.region.floats];
    const added = skip?.region.floats;
    for (let y = 0; y < side; y++) {
      let place = ((y + border) * across + border) * channels;
      let row = y * side * channels;
      for (const end = place + side * channels; place < end; place++, row++) {
        const value = made[row]! + (added ? added[place]! : 0);
        out[place] = value > 0 ? value : 0;
      }
    }
  }

  /** Each pixel's surroundings as a row. */
  #gather(
    { size, stride }: Layer,
    { region: { floats }, side, border, channels }: Plane,
    rows: number,
  ): void {
    const across = (side + 2 * border) * channels;
    const run = size * channels;
    const reach = border - (size >> 1);
    const gathered = this.#gathered.floats;
    let to = 0;
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < rows; x++) {
        let from = (y * stride + reach) * across + (x * stride + reach) * channels;
        for (let line = 0; line < size; line++, from += across)
          for (let each = 0; each < run; each++) gathered[to++] = floats[from + each]!;
      }
  }

  /** The mean over all pixels, and from it the words. */
  #name({ region: { floats }, side, border, channels }: Plane): Float32Array {
    const mean = this.#gathered.floats;
    mean.fill(0, 0, channels * ROWS);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const at = ((y + border) * (side + 2 * border) + x + border) * channels;
        for (let each = 0; each < channels; each++) mean[each]! += floats[at + each]! / (side * side);
      }
    this.#multiplier.multiply(this.#gathered, this.#last.step, this.#made, 1);
    return this.#made.floats.subarray(0, this.#last.outputs);
  }
}
