import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

const WRONG_STANDINGS = `
  with standings as materialized (select * from boat_price_standings($1::int[]))
  select s.* from standings s join boat_prices p using (boat_id, kind, valid_from, weekdays)
  where s.standing <> p.standing`;

/**
 * Writes which price of these boats comes first when any kind of trip is wanted, from their rows of `boat_prices` and
 * their hours. Runs in the caller's transaction.
 */
export async function savePriceStandings(client: SqlClient, boatIds: readonly number[]): Promise<void> {
  await client.query(
    `update boat_prices p set standing = wanted.standing from (${WRONG_STANDINGS}) wanted
     where (wanted.boat_id, wanted.kind, wanted.valid_from, wanted.weekdays) = (p.boat_id, p.kind, p.valid_from, p.weekdays)`,
    [boatIds],
  );
}

/** The prices whose standing `savePriceStandings` would change. */
export async function findWrongStandings(client: SqlClient, boatIds: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ boat_id: number; kind: string }>(
    `select distinct boat_id, kind from (${WRONG_STANDINGS}) wrong order by 1, 2`,
    [boatIds],
  );
  return rows.map(({ boat_id, kind }) => `boat_prices has a wrong standing of ${boat_id} ${kind}`);
}
