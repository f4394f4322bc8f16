import {
  designFromEdit,
  facesFor,
  fromMemory,
  isRefused,
  loadStudio,
  symbolsFor,
  valuesOf,
} from "@marque/engine";
import type { EarlierDesign } from "../generation/designer.ts";
import type { EditorAnswer, EditorTask } from "../generation/editor.ts";

// Begun when the thread starts. Not awaited here: see docs/decisions/0022. Nothing is read here: no language model.
const opening = loadStudio();
// The caller that asks for a drawing gets the error; until then, a failure must not end the process.
opening.catch(() => {});

/** Runs in the editing thread. A person is waiting for it, so it has full priority. */
export default async function run(task: EditorTask): Promise<EditorAnswer> {
  const studio = await opening;
  if (task.kind === "symbols") return { kind: "symbols", symbols: symbolsFor(studio, task.query) };
  if (task.kind === "options") {
    const known = remembered([task]);
    if (!known) return { kind: "unreadable" };
    const { design } = known[0]!;
    return {
      kind: "options",
      values: valuesOf(design),
      name: design.name,
      hasMark: design.mark !== null,
      faces: facesFor(studio, design).map(({ family, weights }) => ({ family, weights })),
    };
  }
  const [line, children, siblings] = [task.line, task.children, task.siblings].map(remembered);
  const [parent, ...ancestors] = line ?? [];
  if (!parent || !children || !siblings) return { kind: "unreadable" };
  const made = designFromEdit(studio, {
    edit: task.edit,
    parent: { ...parent, ancestors, children, siblings },
    seed: task.seed,
    watermark: true,
  });
  if (isRefused(made)) return { kind: "refused", ...made };
  const { design, assets, report } = made;
  const { light, dark } = design.palette;
  return {
    kind: "preview",
    svg: assets.logo_svg,
    svgDark: assets.logo_svg_dark,
    report,
    values: valuesOf(design),
    grounds: { light: light.ground, dark: dark.ground },
    // The parent itself comes back where nothing is another.
    isSame: design === parent.design,
  };
}

/** Null where one of them is not ours, or is of a later engine. */
function remembered(those: readonly Pick<EarlierDesign, "brief" | "design">[]) {
  try {
    return those.map(({ brief, design }) =>
      fromMemory({ brief: JSON.parse(brief), design: JSON.parse(design) }),
    );
  } catch {
    return null;
  }
}
