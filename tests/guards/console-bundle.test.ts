import { CODE, filesOf } from "@/tests/fixtures/files/source-files";
import { graphOf } from "@/tests/guards/import-graph";

/** What only the console's pages may load. */
const OF_CONSOLE = /^(components\/operate\/|lib\/client\/(api\/staff|passkeys\/staff-ceremonies)$)/;
const CONSOLE_PAGES = /^app\/\(operate\)\//;

const graph = graphOf(filesOf(...CODE), (path) => path);

/** Everything that a file leads to. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  for (const path of reached) for (const next of graph.get(path) ?? []) reached.add(next);
  return reached;
}

test("no page outside of the console leads to the console's screens and calls: they are in no public bundle", () => {
  const pages = [...graph.keys()].filter((path) => path.startsWith("app/") && !CONSOLE_PAGES.test(path));
  expect(pages.length).toBeGreaterThan(100);
  const leaks = pages.flatMap((page) =>
    [...reachedFrom(page)].filter((path) => OF_CONSOLE.test(path)).map((path) => `${page} → ${path}`),
  );
  expect(leaks).toEqual([]);
});

test("the console's own pages lead there", () => {
  expect([...reachedFrom("app/(operate)/operate/page")].some((path) => OF_CONSOLE.test(path))).toBe(true);
});
