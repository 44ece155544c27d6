import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";
import { importsOf, targetOf } from "@/tests/guards/import-graph";
import { ROOMS, type Room } from "@/tests/guards/rooms";

const NOUN = "<noun>";

interface Place {
  room: Room;
  /** The folder or file in which the file lies: `components/<noun>` is another one for each noun. */
  own: string;
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function placeOf(file: string): Place | null {
  for (const room of ROOMS)
    for (const path of room.paths) {
      const parts = path.split("/");
      const own = parts.map((part, index) => (part === NOUN ? file.split("/")[index] : part)).join("/");
      if (isWithin(file, own)) return { room, own };
    }
  return null;
}

interface Import {
  file: string;
  specifier: string;
  place: Place;
}

const code = filesOf(...CODE);
const imports: Import[] = code.flatMap((file) => {
  const place = placeOf(file);
  return place ? importsOf(file).map((specifier) => ({ file, specifier, place })) : [];
});

const written = (found: Import[]) => found.map(({ file, specifier }) => `${file} → ${specifier}`);

/** Works on whole databases, not on the shop's tables. */
const OPENS_DATABASES = "scripts/ops/operate-backups.ts";

test("the operator's commands parse and print: every query is in lib/server", () => {
  const commands = filesOf("scripts/ops/**/*.ts").filter((file) => file !== OPENS_DATABASES);
  expect(commands.length).toBeGreaterThan(15);
  expect(commands.filter((file) => /\.query\b|\.execute\b|\bsql`/.test(textOf(file)))).toEqual([]);
});

test("every file belongs to a declared folder", () => {
  expect(code.filter((file) => !placeOf(file))).toEqual([]);
});

test("every file imports only what its room may import", () => {
  const wrong = imports.filter(({ file, specifier, place }) => {
    const target = targetOf(file, specifier);
    return target && ![place.own, ...place.room.may].some((path) => isWithin(target, path));
  });
  expect(written(wrong)).toEqual([]);
});

test("the pure rooms import no package but their declared ones", () => {
  const wrong = imports.filter(
    ({ file, specifier, place: { room } }) =>
      room.packages && !targetOf(file, specifier) && !room.packages.includes(specifier),
  );
  expect(written(wrong)).toEqual([]);
});

test("the table of docs/architecture.md says the same", () => {
  const [, table = ""] = textOf("docs/architecture.md").split(/^## Rooms$/m);
  const quoted = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  const rows = [...table.matchAll(/^\| (`.*?) \|.*\|(.*)\|$/gm)].map(([, paths, may]) => ({
    paths: quoted(paths),
    may: quoted(may).sort(),
  }));
  const rules = ROOMS.map(({ paths, may, packages = [] }) => ({
    paths: [...paths],
    may: [...may, ...packages].sort(),
  }));
  expect(rows).toEqual(rules);
});

test("only lists and searches are read from a replica: what can be booked is asked of the first database", () => {
  const lists =
    /^lib\/server\/(catalogue\/(search|map)|reading\/home)\/|^lib\/server\/catalogue\/boats\/list-similar-boats\.ts$/;
  const readers = filesOf(...CODE).filter((file) =>
    importsOf(file).some((specifier) => specifier === "@/lib/server/platform/db/replica"),
  );
  expect(readers.length).toBeGreaterThan(10);
  expect(readers.filter((file) => !lists.test(file))).toEqual(["scripts/server/serve-site.ts"]);
  expect(readers.filter((file) => /offers\//.test(file))).toEqual([]);
});
