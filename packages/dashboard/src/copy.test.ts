import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const SRC = fileURLToPath(new URL(".", import.meta.url));
/** What these hold is for the browser, not for a reader. */
const NOT_READ = new Set(
  "className class to href src d viewBox fill stroke transform pattern style key id htmlFor type role rel target"
    .concat(
      " autoComplete inputMode accept method strokeLinecap strokeLinejoin preserveAspectRatio srcSet sizes",
    )
    .split(" "),
);
/** Calls whose strings nobody reads. */
const UNREAD_CALLS =
  /^(classes|buttonClasses|useParams|useSearch|import|lazyRouteComponent)$|[qQ]uery|Error$/;
/** What these hold is read, or read out. */
const READ = /^(label|title|placeholder|hint|description|alt|caption|what|action|aria-label)$/;
const WORDS = /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}/u;

describe("the wording of the pages", () => {
  it("stands in copy.ts, one file a page, and nowhere else", () => {
    const files = globSync("{pages,shell,ui}/**/*.tsx", { cwd: SRC }).sort();
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => proseIn(file, readFileSync(`${SRC}${file}`, "utf8")))).toEqual([]);
  });

  it("is one file for each folder that has pages", () => {
    const folders = globSync("{pages/*,pages/settings/*}/*.tsx", { cwd: SRC }).map((file) =>
      file.replace(/\/[^/]+$/, ""),
    );
    const missing = [...new Set(folders)].filter(
      (folder) => globSync(`${folder}/copy.ts`, { cwd: SRC }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it("has no exclamation marks, no please, no names of the API for the reader's History", () => {
    for (const file of globSync("{api,pages/**,shell,ui}/copy.ts", { cwd: SRC })) {
      const said = stringsOf(parsed(file, readFileSync(`${SRC}${file}`, "utf8"))).map(({ text }) => text);
      expect(said.filter((text) => /\w!|\bplease\b|\bMemory\b|memory graph|whoever/i.test(text))).toEqual([]);
    }
  });

  it("is found where it stands in a page", () => {
    const page = (jsx: string) => proseIn("page.tsx", `const a = ${jsx};`);
    expect(page("<p>Two words</p>")).toEqual(["page.tsx:1: Two words"]);
    expect(page("<p>One</p>")).toHaveLength(1);
    expect(page('<Card title="One" kind="danger" />')).toHaveLength(1);
    expect(page('<Card title="Two words" />')).toEqual(["page.tsx:1: Two words"]);
    expect(page(`<p>{a ? \`Two \${b} words\` : copy.none}</p>`)).toHaveLength(1);
    expect(page('<p className="grid gap-4">{copy.two}</p>')).toEqual([]);
    expect(page('<p className={a ? "grid gap-4" : "flex gap-2"}>{copy.two} {b}</p>')).toEqual([]);
  });
});

/** Texts of two or more words that a reader of the page would see, and single ones where they plainly stand to be read. */
function proseIn(file: string, source: string): readonly string[] {
  const page = parsed(file, source);
  return stringsOf(page)
    .filter(
      ({ node, text }) =>
        (WORDS.test(text) || (isPlainlyRead(node) && /\p{L}{2}/u.test(text))) && !isUnread(node, text),
    )
    .map(({ node, text }) => `${file}:${lineOf(page, node)}: ${text.trim().replace(/\s+/g, " ")}`);
}

function parsed(file: string, source: string): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

interface Found {
  readonly node: ts.Node;
  readonly text: string;
}

/** JSX text, string literals, and templates with a gap for each expression. */
function stringsOf(page: ts.SourceFile): readonly Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) found.push({ node, text: node.text });
    if (ts.isTemplateExpression(node))
      found.push({
        node,
        text: [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join("…"),
      });
    ts.forEachChild(node, visit);
  };
  visit(page);
  return found;
}

function isPlainlyRead(node: ts.Node): boolean {
  return ts.isJsxText(node) || (ts.isJsxAttribute(node.parent) && READ.test(node.parent.name.getText()));
}

function isUnread(node: ts.Node, text: string): boolean {
  if (looksLikeClasses(text) || /^[/#]|calc\(/.test(text)) return true;
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isImportDeclaration(parent) || ts.isTypeNode(parent)) return true;
    if (ts.isJsxAttribute(parent)) return NOT_READ.has(parent.name.getText());
    if (ts.isPropertyAssignment(parent))
      return /^(className|queryKey|to|transform)$/.test(parent.name.getText());
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
      return UNREAD_CALLS.test(parent.expression.getText());
    if (ts.isJsxElement(parent) || ts.isStatement(parent)) return false;
  }
  return false;
}

/** Most words are names like `grid`, `px-4` or `sm:h-80`. */
function looksLikeClasses(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const classes = words.filter((word) =>
    /^[a-z[\]&*!-]+[-:[/(][^.,]*$|^(grid|flex|sr-only|truncate|hidden)$/.test(word),
  );
  return classes.length >= words.length / 2;
}

function lineOf(page: ts.SourceFile, node: ts.Node): number {
  return page.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
