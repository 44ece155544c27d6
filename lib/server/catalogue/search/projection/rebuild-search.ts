import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { boatIdBatches } from "@/lib/server/catalogue/search/projection/boat-id-batches";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

const BUSY = `
  insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at)
  select o.boat_id, busy.day, o.id, busy.hours, o.expires_at
  from boat_occupancies o join boats b on b.id = o.boat_id, busy_days(o.period, b.turnaround_minutes) busy
  where o.boat_id = any ($1::int[])`;

const COUNTS = `
  insert into boat_counts (facet, option, city_id, area_id, port_id, type_id, boats)
  select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, count(*)
  from boats b, boat_facets(b) f group by 1, 2, 3, 4, 5, 6`;

/**
 * Writes everything that searches scan again from the boats, their rates, reviews and occupancies, as of the Istanbul
 * day `today`. Sales go on meanwhile: each transaction holds a few hundred boats. The connection must have no
 * transaction and no short time limit. Returns the number of boats.
 */
export async function rebuildSearch(client: SqlClient, today: TripDay): Promise<number> {
  let boats = 0;
  for await (const ids of boatIdBatches(client)) {
    await inOneTransaction(client, async () => {
      // As every writer of occupancies does, so that none comes in between.
      await client.query("select from boats where id = any ($1::int[]) order by id for no key update", [ids]);
      await refreshBoatFacts(client, ids, today);
      await client.query("delete from boat_busy where boat_id = any ($1::int[])", [ids]);
      await client.query(BUSY, [ids]);
    });
    boats += ids.length;
  }
  await inOneTransaction(client, async () => {
    await client.query("lock table boats in share row exclusive mode");
    await client.query("delete from boat_counts");
    await client.query(COUNTS);
  });
  await client.query("delete from boat_busy where not exists (select from boats where id = boat_id)");
  return boats;
}

async function inOneTransaction(client: SqlClient, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
