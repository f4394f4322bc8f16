/**
 * Writes `data/motifs.json.gz` from three icon sets: Phosphor (MIT), Fluent emoji high contrast (MIT) and
 * Material Design Icons (Apache-2.0), with their tags merged and brand icons left out.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-motifs.ts
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { icons as phosphor } from "@phosphor-icons/core";
import type { Motif } from "../src/vocabulary.ts";
import { readIconBody } from "./icon-body.ts";
import mdiGroups from "./mdi-groups.json" with { type: "json" };

const require = createRequire(import.meta.url);
type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width: number;
  height: number;
};
const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;

/** Words that say how an icon is drawn, not what it shows. */
const NO_MEANING = new Set(
  "simple outline fill bold variant with and of the in on a light dark new button face symbol".split(" "),
);
const MOST_TAGS = 16;

/** The whole name first, then its words, then what the set says about it. */
function tags(name: string, others: readonly string[]): string[] {
  const words = name.split("-").filter((word) => word.length > 1 && !NO_MEANING.has(word));
  const clean = others
    .map((tag) => tag.toLowerCase().replaceAll("_", " ").replaceAll("*", "").trim())
    .filter((tag) => /^\p{L}[\p{L} '-]+$/u.test(tag));
  return [...new Set([words.join(" "), ...words.toReversed(), ...clean])]
    .filter((tag) => tag !== "")
    .slice(0, MOST_TAGS);
}

function motif(
  set: string,
  icons: IconSet,
  icon: string,
  name: string,
  others: readonly string[],
  style: Motif["style"],
  licence: string,
): Motif[] {
  const found = icons.icons[icon];
  const path = found && readIconBody(found.body);
  if (!path) return [];
  return [
    {
      kind: "motif",
      id: `${set}:${icon}`,
      tags: tags(name, others),
      ...path,
      box: { x: 0, y: 0, width: found.width ?? icons.width, height: found.height ?? icons.height },
      style,
      licence,
    },
  ];
}

// Phosphor: the filled drawing as the solid, the bold one as the line.
const PHOSPHOR_OUT = new Set(["brands", "editor"]);
const phosphorSet = read<IconSet>(require.resolve("@iconify-json/ph/icons.json"));
const fromPhosphor = phosphor
  .filter(
    (icon) =>
      !icon.categories.some((category) => PHOSPHOR_OUT.has(category)) && !/-(?:logo|slash)$/.test(icon.name),
  )
  .flatMap((icon) => {
    const others = [...icon.tags, ...icon.categories];
    return [
      ...motif("ph", phosphorSet, `${icon.name}-fill`, icon.name, others, "solid", "MIT"),
      ...motif("ph", phosphorSet, `${icon.name}-bold`, icon.name, others, "line", "MIT"),
    ];
  });

// Fluent emoji: objects, animals, plants, food; no flags, keycaps, clock faces or moods.
const EMOJI_OUT =
  /^no-|flag|keycap|button|clock$|oclock|thirty|face-|-face$|grinning|smil|kissing|family|couple|woman|man-|men|person|hand$|hands|finger|skin|arrow|square|zodiac|letter|input|mark|heart-|moon-face|sign$|gesturing|japanese/;
const EMOJI_IN =
  /^(cat|dog|fox|lion|bear|panda|tiger|horse|cow|pig|frog|monkey|wolf|rabbit|mouse|unicorn|dragon|koala|hamster|polar-bear|moose|donkey)(-face)?$|^(hand-with-fingers-splayed|victory-hand|japanese-dolls)$/;
const fluent = read<IconSet>(require.resolve("@iconify-json/fluent-emoji-high-contrast/icons.json"));
const characters = read<Record<string, string>>(
  require.resolve("@iconify-json/fluent-emoji-high-contrast/chars.json"),
);
const keywords = read<Record<string, string[]>>(require.resolve("emojilib/dist/emoji-en-US.json"));
const emojiOf = new Map(
  Object.entries(characters).map(([codes, name]) => [
    name,
    String.fromCodePoint(...codes.split("-").map((code) => Number.parseInt(code, 16))),
  ]),
);
const fromFluent = Object.keys(fluent.icons)
  .filter((name) => EMOJI_IN.test(name) || !EMOJI_OUT.test(name))
  .flatMap((name) => {
    const emoji = emojiOf.get(name) ?? "";
    const others = keywords[emoji] ?? keywords[`${emoji}\ufe0f`] ?? [];
    return motif("fluent", fluent, name, name, others.slice(1), "solid", "MIT");
  });

// Material Design Icons: things, in their plain form.
const MDI_IN = new Set(mdiGroups);
/** A plain thing with something beside it, and what is no thing. */
const MDI_MANNERS =
  /-(off|outline|plus|minus|check|remove|alert|cog|edit|lock|box|circle|variant|multiple|sync|clock|search|arrow.*|refresh|cancel|pause|play|stop|settings|account|off-outline|[0-9]+)$/;
const MDI_NO_THINGS =
  /^(account|arrow|alpha|numeric|weather-.*(alert|partly)|cellphone|file|format|gamepad|music-accidental|music-clef|battery|microsoft|google|apple-|steam|sony|nintendo)/;
const isMannered = (name: string): boolean => MDI_MANNERS.test(name) || MDI_NO_THINGS.test(name);
type MdiMeta = { name: string; tags: string[]; aliases: string[]; deprecated: boolean };
const mdi = read<IconSet>(require.resolve("@iconify-json/mdi/icons.json"));
const fromMdi = read<MdiMeta[]>(require.resolve("@mdi/svg/meta.json"))
  .filter((icon) => !icon.deprecated && !isMannered(icon.name) && !icon.tags.includes("Brand / Logo"))
  .filter((icon) => icon.tags.some((tag) => MDI_IN.has(tag)))
  .flatMap((icon) =>
    motif(
      "mdi",
      mdi,
      icon.name,
      icon.name,
      [
        ...icon.aliases.map((alias) => alias.replaceAll("-", " ")),
        ...icon.tags.flatMap((tag) => tag.split(/ [/+] /)),
      ],
      "solid",
      "Apache-2.0",
    ),
  );

const motifs = [...fromPhosphor, ...fromFluent, ...fromMdi];
// No file name and no time in the gzip header: the same sets give the same bytes.
writeFileSync(
  join(import.meta.dirname, "../data/motifs.json.gz"),
  gzipSync(`[\n${motifs.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`, { level: 9 }),
);
console.log(`${fromPhosphor.length} Phosphor, ${fromFluent.length} Fluent, ${fromMdi.length} Material`);
