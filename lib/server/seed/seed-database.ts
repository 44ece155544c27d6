import type { Pool, PoolClient } from "pg";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { refreshBoatFacts } from "@/lib/server/boats/facts/refresh-boat-facts";
import { takeSeedLock } from "@/lib/server/db/take-seed-lock";
import { seedOrders } from "@/lib/server/seed/bookings/seed-orders";
import { seedQuestions } from "@/lib/server/seed/bookings/seed-questions";
import { seedReservations } from "@/lib/server/seed/bookings/seed-reservations";
import { seedReviews } from "@/lib/server/seed/bookings/seed-reviews";
import { seedBoats } from "./seed-boats";
import { seedCatalogue } from "./seed-catalogue";
import { seedContents } from "./seed-contents";
import { seedContracts } from "./seed-contracts";
import { seedCustomers } from "./seed-customers";
import { seedPlaces } from "./seed-places";
import { seedSettings } from "./seed-settings";

const CHANGED_TAGS = JSON.stringify(["boats", "places", "home", "content", "settings", "slugs"]);

/**
 * Fills the database with the reference and demo data in one transaction, over a pool without time limits.
 * Repeating it changes nothing; after a change of the files it brings the demo rows up to them. Dates are relative to
 * `now`.
 */
export async function seedDatabase(pool: Pool, now: Date = new Date()): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await takeSeedLock(client);
    await seedAll(client, now);
    await client.query("select pg_notify('palamar_tags', $1)", [CHANGED_TAGS]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function seedAll(client: PoolClient, now: Date): Promise<void> {
  const today = tripDayOf(now);
  await seedSettings(client);
  const places = await seedPlaces(client);
  const catalogue = await seedCatalogue(client);
  await seedBoats(client, catalogue, places, today);
  const customers = await seedCustomers(client, now);
  await seedReviews(client, customers, now);
  // Once more: now their reviews are there.
  const { rows } = await client.query<{ id: number }>("select id from boats where demo");
  await refreshBoatFacts(
    client,
    rows.map(({ id }) => id),
    today,
  );
  await seedContracts(client);
  await seedReservations(client, customers, now);
  await seedContents(client, now);
  await seedOrders(client, customers, now);
  await seedQuestions(client, now);
}
