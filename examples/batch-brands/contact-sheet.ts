import { existsSync } from "node:fs";
import { join } from "node:path";

/** One page with every logo on its light and its dark ground. */
export async function contactSheet(directory: string, ids: readonly string[]): Promise<string> {
  const rows = ids
    .filter((id) => existsSync(join(directory, id, "logo.svg")))
    .map((id) => {
      const address = encodeURIComponent(id);
      return `<tr><td><img src="${address}/logo.svg" alt="${escaped(id)}"></td><td class="dark"><img src="${address}/logo-dark.svg" alt=""></td></tr>`;
    });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Brands</title>
<style>
  body { margin: 0; font: 1rem system-ui, sans-serif; }
  table { width: 100%; border-collapse: collapse; }
  td { width: 50%; padding: 3rem; text-align: center; background: #fff; }
  td.dark { background: #0b0d12; }
  img { max-width: 100%; height: 8rem; }
</style>
<table>
${rows.join("\n")}
</table>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
