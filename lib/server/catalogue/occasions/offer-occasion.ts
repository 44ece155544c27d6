import { sql } from "drizzle-orm";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import { MAX_OFFERS, occasionPlanOf, sunsetStartHour } from "@/lib/domain/occasions/occasion-plan";
import {
  chooseOffers,
  type OccasionLine,
  type OccasionOffer,
  planOccasionOffer,
} from "@/lib/domain/occasions/plan-occasion-offer";
import { type OccasionChoice, occasionSearch } from "@/lib/domain/occasions/read-occasion-query";
import type { BoatService } from "@/lib/domain/pricing/trip-terms";
import { searchSpan } from "@/lib/domain/search/trip-search";
import type { CancellationPolicy } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { dayLightOf } from "@/lib/server/catalogue/boats/day-light-of";
import { describeQuote } from "@/lib/server/catalogue/boats/describe-quote";
import { listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import { occasionMatches } from "@/lib/server/catalogue/occasions/occasion-matches";
import { listBusyPeriodsOf } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { getDb } from "@/lib/server/platform/db/pool";

/** A boat that is offered for an occasion, with everything that the link to its checkout needs. */
export interface OfferedBoat extends Pick<OccasionOffer, "request" | "missing"> {
  card: VehicleCard;
  /** The quote as the API describes it, with named lines. */
  quote: Awaited<ReturnType<typeof describeQuote>>;
  policy: CancellationPolicy;
  /** What the boat offers, at its own prices. */
  services: readonly BoatService[];
}

/** A boat that is quoted. */
// A type, since the rows of a query need an index signature.
type Candidate = {
  latitude: number;
  longitude: number;
  /** Lira per unit of its currency. */
  tryPerUnit: number;
};

/** The most boats that are quoted: those with most of the chosen services, then the best recommended ones. */
const MAX_QUOTED = 24;

/**
 * Up to three boats that suit the occasion and are free for the choice now, those with the fewest missing services
 * first, then the lowest totals. Each total is the one that the checkout shows.
 */
export async function offerOccasion(
  locale: Locale,
  key: string,
  choice: OccasionChoice,
  lines: readonly OccasionLine[],
  now: Date,
): Promise<OfferedBoat[]> {
  const db = getDb();
  const candidates = await listCandidates(key, choice, lines, now);
  const ids = [...candidates.keys()];
  const search = occasionSearch(choice);
  const { atSunset } = occasionPlanOf(key);
  const [boats, busy] = await Promise.all([
    listBoatTerms(db, ids),
    listBusyPeriodsOf(db, ids, searchSpan(search), now),
  ]);
  const offers = boats.flatMap(({ id, published, terms }) => {
    const found = candidates.get(id);
    if (!found || !published) return [];
    const firstHour = atSunset
      ? sunsetStartHour(dayLightOf(found, choice.day).sunset, choice.hours)
      : undefined;
    const offer = planOccasionOffer(terms, search, lines, busy.get(id) ?? [], now, firstHour);
    if (!offer) return [];
    const tryMinor = offer.quote.totalMinor * found.tryPerUnit;
    return [{ ...offer, id, tryMinor, policy: terms.cancellationPolicy, services: terms.services }];
  });
  const chosen = chooseOffers(offers, MAX_OFFERS);
  const cards = await listCards(
    db,
    locale,
    chosen.map(({ id }) => id),
  );
  return Promise.all(
    cards.map(async (card) => {
      const found = chosen.find(({ id }) => id === card.id);
      if (!found) throw new Error(`Boat ${card.id} was not offered`);
      const { request, missing, policy, services } = found;
      return {
        card,
        request,
        missing,
        policy,
        services,
        quote: await describeQuote(db, found.quote, locale),
      };
    }),
  );
}

/** The boats to quote by their ids, with the position of their port. */
async function listCandidates(
  key: string,
  choice: OccasionChoice,
  lines: readonly OccasionLine[],
  now: Date,
): Promise<Map<number, Candidate>> {
  const { from, where } = occasionMatches(key, choice, now);
  const wanted = lines.map(({ serviceId }) => serviceId);
  const { rows } = await getDb().execute<Candidate & { id: number }>(sql`
    select b.id, port.latitude, port.longitude, coalesce((select x.try_per_unit::float8 from exchange_rates x where x.currency = b.currency), 1)
      as "tryPerUnit"
    from ${from} join places port on port.id = b.port_id where ${where}
    order by (select count(*) from boat_services o
      where o.boat_id = b.id and o.service_id = any(${sql.param(wanted)}::int[])) desc, b.score desc, b.id
    limit ${MAX_QUOTED}`);
  return new Map(rows.map(({ id, ...candidate }) => [id, candidate]));
}
