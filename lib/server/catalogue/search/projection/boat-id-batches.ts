import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

const BATCH = 500;

/** The ids of all boats in order, some hundreds at a time. */
export async function* boatIdBatches(client: SqlClient): AsyncGenerator<number[]> {
  for (let last = 0; ; ) {
    const { rows } = await client.query<{ id: number }>(
      "select id from boats where id > $1 order by id limit $2",
      [last, BATCH],
    );
    const ids = rows.map(({ id }) => id);
    const newest = ids.at(-1);
    if (newest === undefined) return;
    yield ids;
    last = newest;
  }
}
