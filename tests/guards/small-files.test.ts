import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";
import { importsOf, targetOf } from "@/tests/guards/import-graph";

const SMALLEST = 12;

/** Small files with one importer that stay apart, each with the border that would be lost. */
const APART = {
  "components/boats/compare/sync-comparison.tsx": "runs in the browser, its page on the server",
  "lib/client/api/contact.ts": "the calls of each noun are in lib/client/api",
  "lib/client/api/transport/envelope/decrypt-without-web-crypto.ts": "loaded only where WebCrypto is missing",
  "lib/client/session/log-out.ts": "loaded when somebody logs out",
  "lib/server/runtime/worker/start-worker-once.ts": "kept out of the edge bundle of instrumentation.ts",
  "lib/server/runtime/worker/stop-worker.ts": "loads no job: the starter runs outside of Next",
} as const satisfies Record<string, string>;

const code = filesOf(...CODE);
const tests = filesOf("tests/**/*.{ts,tsx}");

/** The files that import each, by its path without ending. */
function importersAmong(files: readonly string[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const file of files)
    for (const specifier of importsOf(file)) {
      const target = targetOf(file, specifier)?.replace(/\.tsx?$/, "");
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  return importers;
}

function withOneImporter(files: readonly string[], readers: readonly string[]): string[] {
  const importers = importersAmong(readers);
  return files.filter((file) => {
    const lines = textOf(file).trimEnd().split("\n").length;
    return lines < SMALLEST && importers.get(file.replace(/\.tsx?$/, ""))?.size === 1;
  });
}

test(`a file under ${SMALLEST} lines that one file imports belongs into it, unless that would open a border`, () => {
  // That a test imports a file of the code is no reason for it to stand alone.
  expect(withOneImporter(code, code)).toEqual(Object.keys(APART));
  expect(withOneImporter(tests, tests)).toEqual([]);
});
