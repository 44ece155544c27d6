import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { searchSpan } from "@/lib/domain/search/trip-search";
import { type NoTripReason, whyNoTrip } from "@/lib/domain/search/why-no-trip";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { listOfferConditions, type OfferName } from "@/lib/server/catalogue/search/matches";
import { type ConditionName, listSearchConditions } from "@/lib/server/catalogue/search/search-conditions";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

export interface ExplainedCondition {
  name: ConditionName | OfferName;
  holds: boolean;
}

/** Whether a search finds a boat, and each condition of it. */
export interface ExplainedBoat {
  isFound: boolean;
  conditions: ExplainedCondition[];
  /** Of a day on which no trip of hers is found. */
  noTrip: NoTripReason | null;
}

/**
 * Asks the conditions of a search of one boat, each by itself: the same ones that `matchesSql` joins. Null when there
 * is no such boat.
 */
export async function explainBoat(
  boatId: number,
  query: VehiclesQuery,
  now: Date,
  db: Db = getReadDb(),
): Promise<ExplainedBoat | null> {
  const conditions = [...listSearchConditions(query), ...listOfferConditions(query, now)];
  const asked = sql.join(
    conditions.map((condition) => sql`coalesce((${condition.sql})::boolean, false)`),
    sql`, `,
  );
  const [row] = await db
    .select({ held: sql<boolean[]>`array[${asked}]` })
    .from(sql`boats b`)
    .where(sql`b.id = ${boatId}`);
  const held = row?.held;
  if (!held) return null;
  const explained = conditions.map(({ name }, index) => ({ name, holds: held[index] === true }));
  const hasOffer = explained.every(({ name, holds }) => name !== "offer" || holds);
  return {
    isFound: held.every(Boolean),
    conditions: explained,
    noTrip: hasOffer ? null : await findReason(db, boatId, query, now),
  };
}

async function findReason(
  db: Db,
  boatId: number,
  query: VehiclesQuery,
  now: Date,
): Promise<NoTripReason | null> {
  const search = tripSearchOf(query);
  const boat = await findBoatTerms(db, boatId);
  if (!search || !boat) return null;
  const busy = await listBusyPeriods(db, boatId, searchSpan(search), now);
  return whyNoTrip(boat.terms, search, busy, now);
}
