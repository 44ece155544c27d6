import { readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { filesOf } from "@/tests/fixtures/files/source-files";

interface Snapshot {
  id: string;
  prevId: string;
}

const snapshots = filesOf("lib/server/platform/db/migrations/meta/*_snapshot.json").map(
  (file): Snapshot => JSON.parse(readFileSync(file, "utf8")),
);

test("the snapshots of migrations are one chain in the order of their numbers: else none can be generated", () => {
  const [, ...later] = snapshots;
  expect(later.map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id));
});

test("the last snapshot is the schema: the next migration would be empty", async () => {
  const modules = filesOf("lib/server/platform/db/schema/*.ts").map((file) =>
    require(`@/${file.slice(0, -3)}`),
  );
  const schema = generateDrizzleJson(Object.assign({}, ...modules));
  const last = snapshots.at(-1);
  expect(await generateMigration(last as unknown as typeof schema, schema)).toEqual([]);
});

test("no migration takes away what the release before it still reads (decision 052)", () => {
  const later = filesOf("lib/server/platform/db/migrations/*.sql").filter((file) => !file.includes("/0000_"));
  const removing = later.filter((file) => /\bdrop (column|table)\b/i.test(readFileSync(file, "utf8")));
  expect(removing).toEqual([]);
});
