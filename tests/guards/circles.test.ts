import { CODE, filesOf } from "@/tests/fixtures/files/source-files";
import { circlesOf, graphOf } from "@/tests/guards/import-graph";
import { SERVER } from "@/tests/guards/rooms";

const code = filesOf(...CODE, "tests/**/*.{ts,tsx}", "*.ts");

const rooms = graphOf(code, (path) =>
  path.startsWith(`${SERVER}/`) ? (path.slice(SERVER.length + 1).split("/")[0] ?? null) : null,
);
const files = graphOf(code, (path) => path);

test("circles are found through any number of files, and straight imports are none", () => {
  const graph = (imports: Record<string, string[]>) =>
    new Map(Object.entries(imports).map(([from, targets]) => [from, new Set(targets)]));
  expect(circlesOf(graph({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
  expect(circlesOf(graph({ c: ["a"], a: ["b"], b: ["c", "a"] }))).toEqual(["a → b → a", "a → b → c → a"]);
});

test.each([
  ["rooms of lib/server", rooms],
  ["files", files],
])("%s form no circle", (_, graph) => {
  expect(graph.size).toBeGreaterThan(10);
  expect(circlesOf(graph)).toEqual([]);
});
