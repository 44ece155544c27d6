import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

const DAYS = [
  "hourly_from",
  "hourly_until",
  "hourly_hours",
  "nightly_from",
  "nightly_until",
  "nightly_hours",
  "tour_from",
  "tour_until",
  "tour_hours",
  "sold_besides",
];
const listed = (table: string) => DAYS.map((column) => `${table}.${column}`).join(", ");

/** Materialized, so that each function is called once: without statistics the planner would call it for each boat. */
const SOLD_DAYS = `
  with days as materialized (select * from boat_sold_days($1::int[])),
    besides as materialized (select * from boat_sold_besides($1::int[]))
  select b.id, h.first as hourly_from, h.until as hourly_until, h.hours as hourly_hours,
    n.first as nightly_from, n.until as nightly_until, n.hours as nightly_hours,
    t.first as tour_from, t.until as tour_until, t.hours as tour_hours, coalesce(s.kinds, 0) as sold_besides
  from boats b
  left join days h on h.boat_id = b.id and h.kind = 'hourly'
  left join days n on n.boat_id = b.id and n.kind = 'daily'
  left join days t on t.boat_id = b.id and t.kind = 'swim_tour'
  left join besides s on s.boat_id = b.id
  where b.id = any ($1::int[])`;

const WRONG_DAYS = `
  select sold.* from (${SOLD_DAYS}) sold join boats b using (id)
  where (${listed("b")}) is distinct from (${listed("sold")})`;

/**
 * Writes on which days these boats are sold without a gap, from their rows of `boat_prices`. Runs in the caller's
 * transaction.
 */
export async function saveSoldDays(client: SqlClient, boatIds: readonly number[]): Promise<void> {
  await client.query(
    `update boats set (${DAYS.join(", ")}) = (${listed("wanted")}) from (${WRONG_DAYS}) wanted where wanted.id = boats.id`,
    [boatIds],
  );
}

/** The boats whose days `saveSoldDays` would change. */
export async function findWrongSoldDays(client: SqlClient, boatIds: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ id: number }>(`${WRONG_DAYS} order by 1`, [boatIds]);
  return rows.map(({ id }) => `boat ${id}: the days on which it is sold are outdated`);
}
