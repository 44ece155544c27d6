import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the site's font files out of Readex Pro:
 *   npm exec -- node scripts/import-fonts.ts
 * reads `components/layout/fonts.ts` and writes each file that it names, with the letters of its unicode-range
 * and the weights that it declares.
 */
const DECLARATIONS = "components/layout/fonts.ts";
const ORIGINALS = "node_modules/@fontsource-variable/readex-pro/files";

/** The package's file that contains a cut's letters. */
const ORIGIN_OF: Record<string, string> = {
  latin: "latin",
  turkish: "latin-ext",
  "latin-ext": "latin-ext",
  arabic: "arabic",
};

const FACE =
  /src: "\.\/(fonts\/readex-pro-([a-z-]+)\.woff2)",\s*weight: "(\d+) (\d+)"[^;]*?value:\s*"([^"]+)"/g;

function lettersOf(unicodeRange: string): string {
  const spans = unicodeRange.split(",").map((span) => span.replace("U+", "").split("-"));
  return spans
    .flatMap(([from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
}

async function importFonts(): Promise<void> {
  const declarations = await readFile(DECLARATIONS, "utf8");
  for (const [, file = "", name = "", min, max, unicodeRange = ""] of declarations.matchAll(FACE)) {
    const original = await readFile(path.join(ORIGINALS, `readex-pro-${ORIGIN_OF[name]}-wght-normal.woff2`));
    const cut = await subsetFont(original, lettersOf(unicodeRange), {
      targetFormat: "woff2",
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
    });
    const target = path.join(path.dirname(DECLARATIONS), file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, cut);
    process.stdout.write(`${target} ${cut.length} of ${original.length} bytes\n`);
  }
}

void importFonts();
