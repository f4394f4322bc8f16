/** The logo for printers: vectors as PDF and EPS, in screen colours, in four inks and in one, and the colours as a table. */

import { logoInOneInk } from "../pictures/one-ink.ts";
import { artworkOf } from "../render/assets.ts";
import type { Artwork, Design, Role } from "../vocabulary.ts";
import { eps, inkColour, rgbColour } from "./eps.ts";
import { type KitFile, textFile } from "./file.ts";
import { bytesOf, drawParts, drawSign, MOMENT, type PdfColour, type PdfPage } from "./pdf-drawing.ts";
import { atlasOf, type Cmyk, cmykOf, labOf } from "./print-colour.ts";

const PDF = "application/pdf";
const EPS = "application/postscript";
const BLACK: Cmyk = [0, 0, 0, 100];
/** The sandbox watermark in print: a middle grey. */
const SIGN: Cmyk = [0, 0, 0, 50];

/** Known to pdfkit, not to its types. */
type SpotPage = PdfPage & { addSpotColor(name: string, c: number, m: number, y: number, k: number): unknown };

type Spot = { readonly name: string; readonly shown: Cmyk };

/** One page of the logo's own size: a unit of the drawing is a point. */
async function logoPdf(
  artwork: Artwork,
  colour: (role: Role) => PdfColour,
  { sign, spot }: { readonly sign: PdfColour; readonly spot?: Spot },
): Promise<Uint8Array> {
  const { default: PDFDocument } = await import("pdfkit");
  const { x, y, width, height } = artwork.box;
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    info: {
      Title: artwork.title,
      CreationDate: MOMENT,
      ModDate: MOMENT,
      Producer: "Marque",
      Creator: "Marque",
    },
  });
  const finished = bytesOf(doc);
  if (spot) (doc as SpotPage).addSpotColor(spot.name, ...spot.shown);
  doc.translate(-x, -y);
  drawParts(doc, artwork, colour);
  if (artwork.watermark !== false) drawSign(doc, artwork, sign);
  doc.end();
  return finished;
}

/** Asked for once per role. */
function inksOf(design: Design): (role: Role) => Cmyk {
  const known = new Map<Role, Cmyk>();
  return (role) => {
    const inks = known.get(role) ?? cmykOf(design.palette.light[role]).value;
    known.set(role, inks);
    return inks;
  };
}

export async function printFiles(design: Design, watermark: boolean): Promise<readonly KitFile[]> {
  const { light } = design.palette;
  const coloured = artworkOf(design, watermark);
  const oneInk = logoInOneInk(design, watermark);
  const inks = inksOf(design);
  const spot = { name: spotName(light.primary), shown: inks("primary") };
  const pdf = async (path: string, ...drawn: Parameters<typeof logoPdf>): Promise<KitFile> => ({
    path,
    type: PDF,
    bytes: await logoPdf(...drawn),
  });
  return [
    await pdf("print/logo-rgb.pdf", coloured, (role) => light[role], { sign: "#808080" }),
    await pdf("print/logo-cmyk.pdf", coloured, (role) => [...inks(role)], { sign: [...SIGN] }),
    await pdf("print/logo-black.pdf", oneInk, () => [...BLACK], { sign: [...SIGN] }),
    await pdf("print/logo-spot.pdf", oneInk, () => spot.name, { sign: [...SIGN], spot }),
    textFile(
      "print/logo-rgb.eps",
      EPS,
      eps(coloured, (role) => rgbColour(light[role]), rgbColour("#808080")),
    ),
    textFile(
      "print/logo-cmyk.eps",
      EPS,
      eps(coloured, (role) => inkColour(inks(role)), inkColour(SIGN)),
    ),
    textFile(
      "print/logo-black.eps",
      EPS,
      eps(oneInk, () => inkColour(BLACK), inkColour(SIGN)),
    ),
    textFile("print/colours.txt", "text/plain", colourTable(design)),
  ];
}

const spotName = (hex: string): string => `HLC ${atlasOf(hex).value}`;

const ROWS: readonly { readonly role: Role; readonly name: string }[] = [
  { role: "primary", name: "Primary" },
  { role: "secondary", name: "Secondary" },
  { role: "ink", name: "Ink" },
  { role: "tint", name: "Tint" },
  { role: "shade", name: "Shade" },
  { role: "pale", name: "Pale" },
];

function colourTable({ palette: { light } }: Design): string {
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd([11, 9, 18, 6, 22, 18, 6][index]!))
      .join("")
      .trimEnd();
  const rows = ROWS.map(({ role, name }) => {
    const hex = light[role];
    const [cmyk, atlas] = [cmykOf(hex), atlasOf(hex)];
    const { l, a, b } = labOf(hex);
    const lab = [l, a, b].map((value) => String(Math.round(value))).join(" ");
    return row([
      name,
      hex,
      cmyk.value.join(" "),
      cmyk.apart.toFixed(1),
      lab,
      atlas.value,
      atlas.apart.toFixed(1),
    ]);
  });
  return `Colours for print

${row(["", "Screen", "CMYK", "dE", "Lab (D50)", "HLC atlas", "dE"])}
${rows.join("\n")}

CMYK   Percentages for offset printing on coated paper (FOGRA39), calculated from measured inks. Ask your printer for a proof.
Lab    The exact colour. Give it to anyone who mixes a spot ink or cuts foil or vinyl.
HLC    The nearest step of the HLC Colour Atlas (DIN SPEC 16699), an open atlas: hue, lightness, chroma.
       logo-spot.pdf has one plate with this name. Your printer can replace it with the name of a matching ink.
dE     How far the suggestion is from the screen colour (CIEDE2000). Above about 2 you can see the difference side by side.
       Four inks cannot print the bright violets, blues and greens of a screen. Use a spot ink for those.
`;
}
