import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";
import { importsOf, targetOf } from "@/tests/guards/import-graph";

const SMALLEST = 12;

/** Rooms in which one file shows one part of a screen: what has one importer there joins it sooner. */
const SCREENS =
  /^components\/(account|content|guests|home|map|messages|occasions|orders|owner|payments|reservations|reviews|shortlists)\//;
const SMALLEST_OF_A_SCREEN = 40;
/** An importer that would become longer than this takes in nothing more. */
const LONGEST_OF_A_SCREEN = 230;

/** Small files with one importer that stay apart, with the reason for keeping each separate. */
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

const isClient = (file: string) => textOf(file).startsWith('"use client"');
const lengthOf = (file: string) => textOf(file).trimEnd().split("\n").length;

/** Loaded later than its importer, or in the browser while its importer stays on the server. */
function hasBorder(file: string, importer: string): boolean {
  const isLazy = textOf(importer).includes(`import("@/${file.replace(/\.tsx?$/, "")}")`);
  return isLazy || (isClient(file) && !isClient(importer));
}

function joinableParts(): string[] {
  const importers = importersAmong(code);
  return code.filter((file) => {
    if (!SCREENS.test(file) || lengthOf(file) >= SMALLEST_OF_A_SCREEN) return false;
    const [importer, other] = importers.get(file.replace(/\.tsx?$/, "")) ?? [];
    // Pages and layouts of app put parts together; the parts stay in components.
    if (!importer?.startsWith("components/") || other !== undefined || hasBorder(file, importer))
      return false;
    return lengthOf(file) + lengthOf(importer) <= LONGEST_OF_A_SCREEN;
  });
}

function withOneImporter(files: readonly string[], readers: readonly string[]): string[] {
  const importers = importersAmong(readers);
  return files.filter((file) => {
    return lengthOf(file) < SMALLEST && importers.get(file.replace(/\.tsx?$/, ""))?.size === 1;
  });
}

test(`a file under ${SMALLEST} lines that one file imports belongs into it, unless that would open a border`, () => {
  // That a test imports a file of the code is no reason for it to stand alone.
  expect(withOneImporter(code, code)).toEqual(Object.keys(APART));
  expect(withOneImporter(tests, tests)).toEqual([]);
});

test(`a part of a screen under ${SMALLEST_OF_A_SCREEN} lines that one component uses stands in the file of that component`, () => {
  expect(code.filter((file) => SCREENS.test(file)).length).toBeGreaterThan(150);
  expect(joinableParts()).toEqual([]);
});
