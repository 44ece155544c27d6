import { CODE, filesOf } from "@/tests/fixtures/files/source-files";
import { circlesOf, type Graph, graphOf } from "@/tests/guards/import-graph";
import { CLOSING_FILE_IMPORTS, CLOSING_ROOM_IMPORTS, SERVER } from "@/tests/guards/rooms";

const code = filesOf(...CODE, "tests/**/*.{ts,tsx}", "*.ts");

const rooms = graphOf(code, (path) =>
  path.startsWith(`${SERVER}/`) ? (path.slice(SERVER.length + 1).split("/")[0] ?? null) : null,
);
const files = graphOf(code, (path) => path);

function without(graph: Graph, imports: readonly string[]): Graph {
  return new Map(
    [...graph].map(([from, targets]) => [
      from,
      new Set([...targets].filter((to) => !imports.includes(`${from} → ${to}`))),
    ]),
  );
}

test("circles are found through any number of files, and straight imports are none", () => {
  const graph = (imports: Record<string, string[]>) =>
    new Map(Object.entries(imports).map(([from, targets]) => [from, new Set(targets)]));
  expect(circlesOf(graph({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
  expect(circlesOf(graph({ c: ["a"], a: ["b"], b: ["c", "a"] }))).toEqual(["a → b → a", "a → b → c → a"]);
});

describe.each([
  ["rooms of lib/server", rooms, CLOSING_ROOM_IMPORTS],
  ["files", files, CLOSING_FILE_IMPORTS],
])("%s", (_, graph, tolerated) => {
  test("form no circle beside the known ones", () => {
    expect(graph.size).toBeGreaterThan(10);
    expect(circlesOf(without(graph, tolerated))).toEqual([]);
  });

  test("are on the list of known circles only while they form one", () => {
    const mended = tolerated.filter((one) => {
      const others = tolerated.filter((other) => other !== one);
      return circlesOf(without(graph, others)).length === 0;
    });
    expect(mended).toEqual([]);
  });
});
