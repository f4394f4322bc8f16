/**
 * Prints the goals M1 to M12 of docs/laws.md with today's figures, beside real logos and the naive icon-plus-font baseline.
 *
 *   npm run evaluate            a hundred briefs, some two minutes
 *   npm run evaluate -- --quick a quarter of them
 *   npm run evaluate -- --thousand [--of=FILE]… and a thousand prompts, counting marks that are alike: four more
 */

import { hash32 } from "../src/dice.ts";
import { type Brand, designFromBrief, loadStudio } from "../src/index.ts";
import { nearest, REFUSED } from "../src/judge/likeness.ts";
import { checkContrast } from "../src/palette/contrast.ts";
import { assetsOf } from "../src/render/assets.ts";
import { usedRoles } from "../src/render/held.ts";
import type { Brief } from "../src/vocabulary.ts";
import { BRIEFS } from "./evaluate/briefs.ts";
import { scoreExact, tellExact } from "./evaluate/exact.ts";
import { scoreByEye, tellByEye } from "./evaluate/eye.ts";
import { scoreForms, tellForms } from "./evaluate/forms.ts";
import { loadLetterPrompts, scoreLetters, tellLetters } from "./evaluate/letter-wishes.ts";
import {
  figuresOf,
  formAt32,
  type MarkFigures,
  markForm,
  smallForm,
  standsInField,
} from "./evaluate/marks.ts";
import { naiveDesign } from "./evaluate/naive.ts";
import { readsBack } from "./evaluate/ocr.ts";
import { scorePairs, tellPairs } from "./evaluate/pairs.ts";
import { realMarks } from "./evaluate/real.ts";
import { scoreRefinements, tellRefinements } from "./evaluate/refinements.ts";
import { likenessToIcon, STOCK } from "./evaluate/stock.ts";
import { drawAll, tellThousand, thousandPrompts } from "./evaluate/thousand.ts";
import { loadPrompts, scoreUnderstanding, tellUnderstanding } from "./evaluate/understanding.ts";
import { differentDesigns, OPEN_BRIEFS, twinsAmong } from "./evaluate/variety.ts";
import { wishesOf } from "./evaluate/wishes.ts";

const quick = process.argv.includes("--quick");
const briefs = BRIEFS.filter((_, index) => !quick || index % 4 === (index >> 2) % 4);
/** As in the service, where the seed follows from the prompt. */
const seedOf = (brief: Brief) => hash32(JSON.stringify(brief)) % 100_000;

const share = (values: readonly boolean[]): string => {
  const met = values.filter(Boolean).length;
  return values.length === 0
    ? "–"
    : `${((100 * met) / values.length).toFixed(1)} % (${met}/${values.length})`;
};
const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const started = performance.now();
const studio = await loadStudio();
const loaded = performance.now() - started;

// Once through, so that the times below are warm ones.
for (const brief of briefs.slice(0, 8)) designFromBrief(studio, brief, { seed: 1, watermark: false });

type Result = { readonly brief: Brief; readonly brand: Brand; readonly ms: number };
const results: Result[] = briefs.map((brief) => {
  const start = process.cpuUsage();
  const brand = designFromBrief(studio, brief, { seed: seedOf(brief), watermark: false });
  const { user, system } = process.cpuUsage(start);
  // Processor time: other work on the machine does not count, a second core's help does.
  return { brief, brand, ms: (user + system) / 1000 };
});
const naive: Result[] = briefs.map((brief) => {
  const design = naiveDesign(studio, brief, seedOf(brief));
  return {
    brief,
    ms: 0,
    brand: { design, assets: assetsOf(design, false), report: results[0]!.brand.report },
  };
});

const SAFE = /^<svg [^>]*viewBox="[^"]+"[^>]*role="img"[^>]*><title/;
const UNSAFE = /<(?:script|text|image|style|foreignObject|use|a|animate)\b|href=|url\(|on[a-z]+="/;
const isSafe = (svg: string) => SAFE.test(svg) && !UNSAFE.test(svg);

function column(list: readonly Result[]): { [row: string]: string } {
  const wishes = list.map(({ brief, brand }) => wishesOf(studio, brief, brand.design, brand.assets));
  const marks = list.flatMap(({ brand }): readonly MarkFigures[] => {
    const [form, small, at32] = [markForm(brand.design), smallForm(brand.design), formAt32(brand.design)];
    const figures = form && small && at32 && figuresOf(form, small, at32);
    return figures ? [figures] : [];
  });
  const likeness = list.flatMap(({ brand }) => {
    const form = markForm(brand.design);
    return form ? (nearest(form, studio.known)?.similarity ?? 0) : [];
  });
  const read = list.flatMap(({ brand }) => readsBack(brand.design) ?? []);
  return {
    "name set exactly": share(
      wishes
        .flat()
        .filter((wish) => wish.field === "name")
        .map((wish) => wish.met),
    ),
    "name read back (Tesseract)": share(read),
    ...Object.fromEntries(
      (["colors", "form", "type", "motifs", "avoid"] as const).map((field) => [
        `stated ${field} met`,
        share(
          wishes
            .flat()
            .filter((wish) => wish.field === field)
            .map((wish) => wish.met),
        ),
      ]),
    ),
    "contrast on both grounds": share(
      list.flatMap(({ brand }) =>
        checkContrast(brand.design.palette, usedRoles(brand.design)).map((check) => check.passes),
      ),
    ),
    "safe SVG": share(
      list.flatMap(({ brand }) => [isSafe(brand.assets.logo_svg), isSafe(brand.assets.logo_svg_dark)]),
    ),
    "SVG bytes, median / 95th": `${at(
      list.map(({ brand }) => brand.assets.logo_svg.length),
      0.5,
    )} / ${at(
      list.map(({ brand }) => brand.assets.logo_svg.length),
      0.95,
    )}`,
    "pictures unlike the icon they come from (D47)": share(
      list.flatMap(({ brand }) => {
        const likeness = likenessToIcon(studio, brand.design);
        return likeness === null ? [] : likeness <= STOCK;
      }),
    ),
    "below the look-alike limit": share(likeness.map((value) => value < REFUSED)),
    ...markRows(marks),
  };
}

const markRows = (marks: readonly MarkFigures[]) => ({
  "mark (or its cut) survives 32 px": share(marks.map((mark) => mark.survives32)),
  "mark keeps its parts at 32 px": share(marks.map((mark) => mark.keepsParts)),
  "mark (or its cut) survives 16 px": share(marks.map((mark) => mark.survives16)),
  "ink in its box, median": at(
    marks.map((mark) => mark.ink),
    0.5,
  ).toFixed(2),
  "parts, median": String(
    at(
      marks.map((mark) => mark.parts),
      0.5,
    ),
  ),
  "path commands, median / 90th": `${at(
    marks.map((mark) => mark.commands),
    0.5,
  )} / ${at(
    marks.map((mark) => mark.commands),
    0.9,
  )}`,
});

const same = results
  .slice(0, quick ? 6 : 20)
  .map(
    ({ brief, brand }) =>
      JSON.stringify(designFromBrief(studio, brief, { seed: seedOf(brief), watermark: false })) ===
      JSON.stringify(brand),
  );
const spread = OPEN_BRIEFS.map((brief) =>
  differentDesigns((seed) => designFromBrief(studio, brief, { seed, watermark: false }).design),
);
const twins = twinsAmong(results.map(({ brand }) => brand.design));

const ours = column(results);
const base = column(naive);
const real: { [row: string]: string } = markRows(realMarks(quick ? 60 : 240));
const own: { [row: string]: string } = {
  "same bytes again": share(same),
  "one brief, twenty seeds: different designs": spread.join(", "),
  "twins among the marks of different brands": String(twins.length),
  "marks that stand in a field": share(
    results.filter(({ brand }) => brand.design.mark).map(({ brand }) => standsInField(brand.design)),
  ),
  "processor time, median / 95th": `${at(
    results.map((each) => each.ms),
    0.5,
  ).toFixed(0)} / ${at(
    results.map((each) => each.ms),
    0.95,
  ).toFixed(0)} ms`,
  "studio ready in": `${(loaded / 1000).toFixed(1)} s`,
  memory: `${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
};

const rows = [...new Set([...Object.keys(ours), ...Object.keys(own)])];
const table = rows.map((row) => [row, ours[row] ?? own[row] ?? "–", base[row] ?? "–", real[row] ?? "–"]);
const head = ["Measure", "Marque", "Icon plus font", "Real logos"];
const widths = head.map((title, index) =>
  Math.max(title.length, ...table.map((cells) => cells[index]!.length)),
);
const print = (cells: readonly string[]) =>
  console.log(`| ${cells.map((cell, index) => cell.padEnd(widths[index]!)).join(" | ")} |`);
print(head);
print(widths.map((width) => "-".repeat(width)));
for (const cells of table) print(cells);

const unmet = results.flatMap(({ brief, brand }) =>
  wishesOf(studio, brief, brand.design, brand.assets)
    .filter((wish) => !wish.met)
    .map((wish) => `${brief.name?.value}: ${wish.field} ${wish.what}`),
);
if (unmet.length > 0) console.log(`\nNot met:\n${unmet.join("\n")}`);

if (twins.length > 0) console.log(`\nTwins:\n${twins.join("\n")}`);

const misread = results.filter(({ brand }) => readsBack(brand.design) === false);
if (misread.length > 0) {
  console.log(
    `\nMisread:\n${misread.map(({ brand: { design } }) => `${design.type.word?.text} in ${design.type.family} ${design.type.weight}${design.type.edit ? `, ${design.type.edit.kind}` : ""}, ${design.lockup.kind}`).join("\n")}`,
  );
}

const understood = await scoreUnderstanding(studio, loadPrompts("held-out"));
console.log(`\nUnderstanding, exact matches on the held-out set: ${tellUnderstanding(understood)}`);

const seen = await scoreByEye(
  studio,
  loadPrompts("held-out").filter((_, index) => index % (quick ? 16 : 4) === 0),
);
console.log(`\nWhat the eye that measures sees in marks, held-out set: ${tellByEye(seen)}`);
console.log(tellPairs(await scorePairs(studio, loadPrompts("pairs-held-out"))));

for (const [set, label] of [
  ["exact", "the half that is mended on"],
  ["exact-held-out", "the half that is only scored"],
] as const)
  console.log(`\nStated exactly, ${label}:\n${tellExact(await scoreExact(studio, loadPrompts(set)))}`);

for (const [set, label] of [
  ["forms", "the half that is mended on"],
  ["forms-held-out", "the half that is only scored"],
] as const)
  console.log(`\nForms as asked for, ${label}:\n${tellForms(await scoreForms(studio, loadPrompts(set)))}`);

const lettered = await scoreLetters(studio, loadLetterPrompts("letters-held-out"));
console.log(`\nExact wishes for letters, read from the outlines, held-out half: ${tellLetters(lettered)}`);

const refined = await scoreRefinements(studio, loadPrompts("refinements-held-out"));
console.log(`\nRefinements that changed exactly what they say, held-out set:\n${tellRefinements(refined)}`);

if (process.argv.includes("--thousand")) {
  const files = process.argv.flatMap((word) => (word.startsWith("--of=") ? [word.slice(5)] : []));
  console.log(`\nA thousand prompts: ${tellThousand(await drawAll(studio, thousandPrompts(files)))}`);
}
