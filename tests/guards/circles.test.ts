import { CODE, filesOf } from "@/tests/fixtures/files/source-files";
import { circlesOf, graphOf } from "@/tests/guards/import-graph";
import { FLOORS, SERVER } from "@/tests/guards/rooms";

const code = filesOf(...CODE, "tests/**/*.{ts,tsx}", "*.ts");

/** The first folders of a path within `lib/server`; null elsewhere. */
const foldersOf = (count: number) => (path: string) =>
  path.startsWith(`${SERVER}/`)
    ? path
        .slice(SERVER.length + 1)
        .split("/")
        .slice(0, count)
        .join("/")
    : null;
const floors = graphOf(code, foldersOf(1));
const rooms = graphOf(code, foldersOf(2));
const files = graphOf(code, (path) => path);

test("circles are found through any number of files, and straight imports are none", () => {
  const graph = (imports: Record<string, string[]>) =>
    new Map(Object.entries(imports).map(([from, targets]) => [from, new Set(targets)]));
  expect(circlesOf(graph({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
  expect(circlesOf(graph({ c: ["a"], a: ["b"], b: ["c", "a"] }))).toEqual(["a → b → a", "a → b → c → a"]);
});

test("a floor of lib/server imports only the floors below it", () => {
  expect([...floors.keys()].sort()).toEqual([...FLOORS].sort());
  const upwards = [...floors].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => FLOORS.indexOf(to as never) < FLOORS.indexOf(from as never))
      .map((to) => `${from} → ${to}`),
  );
  expect(upwards).toEqual([]);
});

test.each([
  ["rooms of lib/server", rooms],
  ["files", files],
])("%s form no circle", (_, graph) => {
  expect(graph.size).toBeGreaterThan(10);
  expect(circlesOf(graph)).toEqual([]);
});
