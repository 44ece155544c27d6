import type { PoolClient } from "pg";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { seedOrders } from "@/lib/server/runtime/seed/bookings/seed-orders";
import { seedOwnersMoney } from "@/lib/server/runtime/seed/bookings/seed-owners-money";
import { seedQuestions } from "@/lib/server/runtime/seed/bookings/seed-questions";
import { seedReservations } from "@/lib/server/runtime/seed/bookings/seed-reservations";
import { seedReviews } from "@/lib/server/runtime/seed/bookings/seed-reviews";
import { refuseRealBusiness } from "./real-business";
import { seedBoats } from "./seed-boats";
import { seedContents } from "./seed-contents";
import { seedCustomers } from "./seed-customers";
import { seedOwners } from "./seed-owners";
import { seedReference } from "./seed-reference";
import { seedDemoSettings } from "./seed-settings";

const CHANGED_TAGS = JSON.stringify(["boats", "places", "home", "content", "settings", "slugs"]);

/**
 * Invented boats, customers, bookings, reviews, offers and posts, with the reference data that they stand on. Repeating
 * it changes nothing; after a change of the files it brings the demo rows up to them. Dates are relative to `now`.
 * Refuses, changing nothing, beside a real reservation or order. Runs in the caller's transaction.
 */
export async function seedDemo(client: PoolClient, now: Date): Promise<Outcome<null, "real_business">> {
  const real = await refuseRealBusiness(client);
  if (!real.ok) return real;
  const today = tripDayOf(now);
  // Of its settings first: a demo accepts contracts, which name the seller.
  await seedDemoSettings(client);
  await seedReference(client, now);
  await seedBoats(client, today);
  await seedOwners(client, now);
  const customers = await seedCustomers(client, now);
  await seedReviews(client, customers, now);
  // Once more: now their reviews are there.
  const { rows } = await client.query<{ id: number }>("select id from boats where demo");
  await refreshBoatFacts(
    client,
    rows.map(({ id }) => id),
    today,
  );
  await seedReservations(client, customers, now);
  await seedContents(client, "demo", now);
  await seedOrders(client, customers, now);
  await seedOwnersMoney(client, now);
  await seedQuestions(client, now);
  await client.query("select pg_notify('palamar_tags', $1)", [CHANGED_TAGS]);
  return accept(null);
}
