import type { TripOffer } from "@/lib/domain/search/offer-trip";
import type { CancellationPolicy, Currency, RateKind } from "@/lib/domain/shared/vocabulary";

/** The most boats that are compared at once: more columns cannot be read. */
export const MAX_COMPARED = 4;
/** The name of a compared boat in the query of an address; it repeats. */
export const COMPARED_NAME = "boat";

/** The value: a boat's id, and behind a question mark the query of the trip that a search found for it. */
export function comparedValue(boatId: number, trip: string): string {
  return trip ? `${boatId}?${trip}` : String(boatId);
}

/** A boat with the facts that a comparison shows. */
export interface ComparedBoat {
  id: number;
  currency: Currency;
  from: { amount: number; kind: RateKind } | null;
  /** For the compared trip; null without one. */
  offer: TripOffer | null;
  capacity: number;
  berths: number;
  toilets: number;
  shade: boolean;
  swimTour: boolean;
  policy: CancellationPolicy;
  rating: number | null;
  reviewCount: number;
  instant: boolean;
}

export const COMPARED_FACTS = [
  "total",
  "per_person",
  "capacity",
  "berths",
  "toilets",
  "shade",
  "swim_tour",
  "policy",
  "rating",
  "instant",
] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** The facts that can be ranked, each with its order; the others are a matter of taste. */
const BETTER: Partial<Record<ComparedFact, (a: number, b: number) => boolean>> = {
  total: (a, b) => a < b,
  per_person: (a, b) => a < b,
  rating: (a, b) => a > b,
};

type Value = string | number | boolean | null;

function comparable(fact: ComparedFact, boat: ComparedBoat): Value {
  const quote = boat.offer?.quote ?? null;
  switch (fact) {
    case "total":
      return quote?.totalMinor ?? (boat.offer ? boat.offer.state : (boat.from?.amount ?? null));
    case "per_person":
      return quote && quote.totalMinor / quote.personCount;
    case "rating":
      // In tenths, as it is shown: of two boats with 4.8 none is the highest.
      return boat.rating && Math.round(boat.rating * 10);
    case "swim_tour":
      return boat.swimTour;
    default:
      return boat[fact];
  }
}

export interface FactComparison {
  /** Whether the boats have different values. */
  differs: boolean;
  /** Ids of the boats with the best value; empty when all are equal or the fact cannot be ranked. */
  best: ReadonlySet<number>;
}

const ALIKE: FactComparison = { differs: false, best: new Set() };

/** How boats differ in a fact. Amounts in different currencies or for different times differ, but are not ranked. */
export function compareFact(fact: ComparedFact, boats: readonly ComparedBoat[]): FactComparison {
  const values = boats.map((boat) => comparable(fact, boat));
  if (new Set(values).size < 2) return ALIKE;
  const better = BETTER[fact];
  const isPrice = fact === "total" || fact === "per_person";
  const currencies = new Set(boats.map(({ currency }) => currency));
  // "From" prices of different kinds (an hour, a night) say nothing about each other.
  const quotes = boats.flatMap(({ offer }) => offer?.quote ?? []);
  const times = new Set(quotes.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`));
  const ranked = !isPrice || (currencies.size === 1 && times.size === 1);
  if (!better || !ranked) return { differs: true, best: new Set() };
  const numbers = values.filter((value) => typeof value === "number");
  const top = numbers.reduce((best, value) => (better(value, best) ? value : best), numbers[0] ?? 0);
  const best = boats.filter((_, at) => numbers.length > 1 && values[at] === top).map(({ id }) => id);
  return { differs: true, best: new Set(best) };
}
