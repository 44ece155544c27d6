import { ENDPOINT_ROWS, ENDPOINTS_WITHOUT_CONTRACT } from "@/lib/server/runtime/api/endpoint-table";
import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const FOLDER = "app/api/v1";
const routeFiles = filesOf(`${FOLDER}/**/route.ts`);
const pathOf = (file: string) => file.slice(FOLDER.length, -"/route.ts".length).replace(/\[(\w+)\]/g, "{$1}");

/** The keys of a file's exported methods, as its folder and their names make them. */
function keysOfFile(file: string): string[] {
  const exported = textOf(file).matchAll(/^export (?:async )?(?:const|function) ([A-Z]+)\b/gm);
  return [...exported].map(([, method]) => `${method} ${pathOf(file)}`);
}

test("every method of every route file has a row in the endpoint table, and every row a file", () => {
  const known = [...ENDPOINT_ROWS.map(([key]) => key), ...ENDPOINTS_WITHOUT_CONTRACT];
  expect(routeFiles.flatMap(keysOfFile).toSorted()).toEqual(known.toSorted());
});

test("a route file names the row of its own address", () => {
  const foreign = routeFiles.flatMap((file) => {
    const named = textOf(file).matchAll(/^export const ([A-Z]+) = endpoint\(\s*"([^"]+)"/gm);
    const wrong = [...named].filter(([, method, key]) => key !== `${method} ${pathOf(file)}`);
    return wrong.map(([, method, key]) => `${file}: ${method} names ${key}`);
  });
  expect(foreign).toEqual([]);
});

test("a row has a schema for exactly the parameters of its path", () => {
  for (const [key, { params }] of ENDPOINT_ROWS) {
    const inPath = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const { entries = {} } = (params ?? {}) as { entries?: object };
    expect([key, Object.keys(entries).toSorted()]).toEqual([key, inPath.toSorted()]);
  }
});
