import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

const BUSY = `
  with wanted as (
    select o.boat_id, busy.day, o.id, busy.hours, o.expires_at
    from boat_occupancies o join boats b on b.id = o.boat_id, busy_days(o.period, b.turnaround_minutes) busy
    where o.boat_id = any ($1::int[])
  ), stored as (
    select boat_id, day, occupancy_id, hours, expires_at from boat_busy where boat_id = any ($1::int[])
  )
  select w::text as row, true as missing from (select * from wanted except select * from stored) w
  union all select s::text, false from (select * from stored except select * from wanted) s order by 1, 2`;

const COUNTS = `
  with wanted as (
    select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, count(*) as boats
    from boats b, boat_facets(b) f group by 1, 2, 3, 4, 5, 6
  ), stored as (select * from boat_counts where boats <> 0)
  select w::text as row, true as missing from (select * from wanted except select * from stored) w
  union all select s::text, false from (select * from stored except select * from wanted) s order by 1, 2`;

interface Wrong {
  row: string;
  missing: boolean;
}

function textOf(table: string): (wrong: Wrong) => string {
  return ({ row, missing }) => `${table} ${missing ? "lacks" : "has wrongly"} ${row}`;
}

/** The rows of `boat_busy` that do not follow from these boats' occupancies. */
export async function findWrongBusyHours(client: SqlClient, boatIds: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<Wrong>(BUSY, [boatIds]);
  return rows.map(textOf("boat_busy"));
}

/** The rows of `boat_counts` that do not follow from the boats. */
export async function findWrongCounts(client: SqlClient): Promise<string[]> {
  const { rows } = await client.query<Wrong>(COUNTS);
  return rows.map(textOf("boat_counts"));
}
