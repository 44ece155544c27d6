import { sql } from "drizzle-orm";
import type { BoatForTrip } from "@/lib/contracts/boats/compare-query";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { ComparedBoat } from "@/lib/domain/boats/compared-boat";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import { offerOwnTrips } from "@/lib/server/catalogue/search/offers/offer-boats";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

/** The facilities that keep the sun off. */
const SHADE = ["bimini"];

export interface ComparedOffer {
  card: VehicleCard;
  facts: ComparedBoat;
  /** What the boat is priced for. */
  trip: ChosenTrip | null;
}

type Facts = Pick<ComparedBoat, "id" | "berths" | "toilets" | "shade" | "swimTour" | "policy">;

/** The published ones of these boats in the given order, with what each offers for its trip now. */
export async function compareBoats(
  locale: Locale,
  boats: readonly BoatForTrip[],
  now: Date,
  db: Db = getDb(),
): Promise<ComparedOffer[]> {
  if (boats.length === 0) return [];
  const boatIds = boats.map(({ boatId }) => boatId);
  const [cards, facts, offers] = await Promise.all([
    listCards(db, locale, boatIds),
    readFacts(db, boatIds),
    offerOwnTrips(db, boats, now),
  ]);
  const trips = new Map(boats.map(({ boatId, trip }) => [boatId, trip]));
  return cards.flatMap((card) => {
    const known = facts.get(card.id);
    if (!known) return [];
    const { currency, from, rating, review_count: reviewCount, fast_app: instant } = card;
    const capacity = card.cruising_capacity;
    const offer = offers.get(card.id) ?? null;
    const trip = trips.get(card.id) ?? null;
    return [
      { card, facts: { ...known, currency, from, rating, reviewCount, instant, capacity, offer }, trip },
    ];
  });
}

async function readFacts(db: Db, boatIds: readonly number[]): Promise<Map<number, Facts>> {
  const { rows } = await db.execute<{ facts: Facts }>(sql`
    select json_build_object('id', b.id, 'berths', b.sleeping_capacity, 'toilets', b.toilet_count,
      'policy', b.cancellation_policy,
      'shade', exists (select from boat_facilities o join facilities f on f.id = o.facility_id
        where o.boat_id = b.id and f.key = any(${sql.param(SHADE)}::text[])),
      'swimTour', exists (select from rates r where r.boat_id = b.id and r.kind = 'swim_tour')) as facts
    from boats b where b.id = any(${sql.param(boatIds)}::int[])`);
  return new Map(rows.map(({ facts }) => [facts.id, facts]));
}
