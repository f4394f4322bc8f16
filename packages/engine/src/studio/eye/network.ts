/**
 * The eye's network, taught by `scripts/eye/teach.py`: convolutions in WebAssembly (`convolve.wat`). More than half of all values
 * are 0, so each pixel has a list of those that are not, and only these are multiplied.
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
    const step =
      shape === layers.at(-1)
        ? layStep(tables, { rows: shape.outputs, columns, values }, bias)
        : layPanels(tables, shape, values, bias);
    return { ...shape, step };
  });
  return { words, kinds, things, layers: laid, tables: tables.memory };
}

/** Outputs that are done together, as `convolve.wat` does them; channels come in whole panels, and those added are always 0. */
const PANEL = 28;

/** Lays down a convolution's weights in panels: one input's to all outputs of a panel lie side by side. */
function layPanels(
  tables: Arena,
  { inputs, outputs, size }: LayerShape,
  values: Float32Array,
  bias: Float32Array,
): Step {
  const [room, width] = [channelsFor(inputs), upTo(outputs, PANEL)];
  const depth = room * size * size;
  const weights = tables.region(width * depth);
  for (let output = 0; output < outputs; output++) {
    const first = (output - (output % PANEL)) * depth + (output % PANEL);
    for (let place = 0; place < size * size; place++)
      for (let input = 0; input < inputs; input++)
        weights.floats[first + (place * room + input) * PANEL] =
          values[(output * size * size + place) * inputs + input]!;
  }
  const shift = tables.region(width);
  shift.floats.set(bias);
  return { weights: weights.at, bias: shift.at, depth, width };
}

/** A picture has one channel; all other planes are made in panels. */
const channelsFor = (inputs: number): number => (inputs === 1 ? 1 : upTo(inputs, PANEL));

/** A square picture with channels side by side. */
type Plane = {
  readonly region: Region;
  readonly side: number;
  readonly channels: number;
  /** Where it is written how many bytes each pixel's list of channels has. */
  readonly bytes: number;
};

type Stage = {
  readonly layer: Layer;
  readonly from: Plane;
  /** What is added before negative values go: what a block began with. */
  readonly skip: Plane | null;
  readonly to: Plane;
};

type Kernels = {
  readonly list: (
    from: number,
    side: number,
    channels: number,
    border: number,
    bytes: number,
    lists: number,
  ) => void;
  readonly convolve: (
    bytes: number,
    lists: number,
    channels: number,
    across: number,
    size: number,
    stride: number,
    weights: number,
    bias: number,
    panels: number,
    out: number,
    side: number,
    skip: number,
  ) => void;
};

/** Rows are multiplied in fours. */
const ROWS = 4;
/** Pixels without any channel around the lists, as wide as the widest surroundings reach beyond a pixel. */
const BORDER = 2;
const pixelsOf = (side: number): number => (side + 2 * BORDER) ** 2;
/** Of a channel in a list: where its weights begin, and its value. */
const LISTED = 2 * FLOAT;

export type EyeKernels = { readonly linear: WebAssembly.Module; readonly convolve: WebAssembly.Module };

export class Network {
  readonly #kernels: Kernels;
  readonly #arena = new Arena();
  readonly #multiplier: Multiplier;
  readonly #stages: readonly Stage[];
  readonly #first: Plane;
  /** Of the plane that is read: each pixel's channels that are not 0. */
  readonly #lists: Region;
  readonly #last: Layer;
  readonly #mean: Region;
  readonly #named: Region;

  constructor({ linear, convolve }: EyeKernels, { layers, tables }: Taught) {
    const reader = { rows: this.#arena.memory, weights: tables };
    this.#kernels = new WebAssembly.Instance(convolve, { reader }).exports as Kernels;
    this.#first = this.#plane(SIDE, 1);
    const stages: Stage[] = [];
    let from = this.#first;
    let begun = from;
    for (const layer of layers.slice(0, -1)) {
      const to = this.#plane(from.side / layer.stride, layer.step.width);
      if (layer.name.endsWith(".first")) begun = from;
      stages.push({ layer, from, skip: layer.name.endsWith(".second") ? begun : null, to });
      from = to;
    }
    this.#stages = stages;
    const most = Math.max(...stages.map((stage) => pixelsOf(stage.from.side) * stage.from.channels));
    this.#lists = this.#arena.region((most * LISTED) / FLOAT);
    this.#multiplier = new Multiplier(linear, tables);
    this.#last = layers.at(-1)!;
    this.#mean = this.#multiplier.region(from.channels * ROWS);
    this.#named = this.#multiplier.region(this.#last.step.width * ROWS);
  }

  /** For each word a number: the larger, the likelier. Overwritten by the next look. */
  answer(picture: Float32Array): Float32Array {
    this.#first.region.floats.set(picture);
    for (const stage of this.#stages) this.#run(stage);
    return this.#name(this.#stages.at(-1)!.to);
  }

  #plane(side: number, channels: number): Plane {
    const region = this.#arena.region(side * side * channels);
    return { region, side, channels, bytes: this.#arena.region(pixelsOf(side)).at };
  }

  #run({ layer: { size, stride, step }, from, skip, to }: Stage): void {
    const { list, convolve } = this.#kernels;
    list(from.region.at, from.side, from.channels, BORDER, from.bytes, this.#lists.at);
    const across = from.side + 2 * BORDER;
    const first = (BORDER - (size >> 1)) * (across + 1);
    convolve(
      from.bytes + first * FLOAT,
      this.#lists.at + first * from.channels * LISTED,
      from.channels,
      across,
      size,
      stride,
      step.weights,
      step.bias,
      step.width / PANEL,
      to.region.at,
      to.side,
      // The picture itself lies at 0, and nothing is skipped from there.
      skip?.region.at ?? 0,
    );
  }

  /** The mean over all pixels, and from it the words. */
  #name({ region: { floats }, side, channels }: Plane): Float32Array {
    const mean = this.#mean.floats;
    mean.fill(0);
    for (let at = 0; at < side * side * channels; at++) mean[at % channels]! += floats[at]! / (side * side);
    this.#multiplier.multiply(this.#mean, this.#last.step, this.#named, 1);
    return this.#named.floats.subarray(0, this.#last.outputs);
  }
}
