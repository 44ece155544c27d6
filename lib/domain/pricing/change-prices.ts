import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import { type FromPrice, fromPrice } from "@/lib/domain/pricing/from-price";
import { listPriceSeasons, type PriceSeason } from "@/lib/domain/pricing/list-price-seasons";
import { DAYS_OF_YEAR } from "@/lib/domain/pricing/price-year";
import type { BoatTerms, Rate } from "@/lib/domain/pricing/trip-terms";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { MINOR_PER_UNIT, percentOf } from "@/lib/domain/shared/money";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

/** A rate as somebody sets it. */
export type NewRate = Omit<Rate, "id" | "createdAt">;

export interface PriceRaise {
  from: TripDay;
  /** Exclusive. */
  until: TripDay;
  /** Below 0 the prices fall. */
  percent: number;
}

/** A price that falls under a third or rises over three times is asked about again: it may be a slip of a finger. */
const FAR_FACTOR = 3;
const EVERY_WEEKDAY = 127;

/**
 * The rates after the prices of these days went up or down by some percent, in whole units of the currency, never under
 * one. On all other days they are what they were. Kinds of trips with a price on these days get seasons that do not
 * overlap, so that which of them holds does not depend on their order.
 */
export function raisePrices(rates: readonly Rate[], raise: PriceRaise): NewRate[] {
  return RATE_KINDS.flatMap((kind) => {
    const own = rates.filter((rate) => rate.kind === kind);
    const seasons = listPriceSeasons(own);
    const meets = ({ from, until }: PriceSeason) =>
      (from === null || from < raise.until) && (until === null || until > raise.from);
    if (!seasons.some(meets)) return own.map(({ id: _, createdAt: __, ...rate }) => rate);
    return joinSeasons(seasons.flatMap((season) => cutSeason(season, raise)));
  });
}

function cutSeason({ kind, rate, weekdays, from, until }: PriceSeason, raise: PriceRaise): NewRate[] {
  const part = (validFrom: TripDay | null, validUntil: TripDay | null, priceMinor: number): NewRate => ({
    kind,
    priceMinor,
    minHours: rate.minHours,
    weekdays: weekdays === EVERY_WEEKDAY ? null : weekdays,
    validFrom,
    validUntil,
  });
  const parts = [
    part(from, earlier(until, raise.from), rate.priceMinor),
    part(later(from, raise.from), earlier(until, raise.until), raisedMinor(rate.priceMinor, raise.percent)),
    part(later(from, raise.until), until, rate.priceMinor),
  ];
  return parts.filter(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom < validUntil);
}

const earlier = (day: TripDay | null, other: TripDay) => (day === null || day > other ? other : day);
const later = (day: TripDay | null, other: TripDay) => (day === null || day < other ? other : day);

function raisedMinor(priceMinor: number, percent: number): number {
  const units = Math.round(percentOf(priceMinor, 100 + percent) / MINOR_PER_UNIT);
  return Math.max(1, units) * MINOR_PER_UNIT;
}

/** Seasons of one price that follow each other are one. */
function joinSeasons(rates: readonly NewRate[]): NewRate[] {
  const joined: NewRate[] = [];
  for (const rate of rates) {
    const former = joined.findIndex(
      (one) =>
        one.validUntil !== null &&
        one.validUntil === rate.validFrom &&
        one.priceMinor === rate.priceMinor &&
        one.minHours === rate.minHours &&
        one.weekdays === rate.weekdays,
    );
    const before = joined[former];
    if (before) joined[former] = { ...before, validUntil: rate.validUntil };
    else joined.push(rate);
  }
  return joined;
}

/** What a change of prices does to the coming year. */
export interface PriceEffect {
  /** On which a price or its least hours change. */
  days: number;
  /** On which a price is under a third of what it was, or over three times. */
  farDays: number;
  /** What the list shows as "from". */
  before: FromPrice | null;
  after: FromPrice | null;
}

type Prices = Pick<BoatTerms, "rates" | "prepaymentPercent">;

/** How the prices of the coming year differ, day by day as quotes choose them. */
export function comparePrices(before: Prices, after: Prices, today: TripDay): PriceEffect {
  let [days, farDays] = [0, 0];
  for (let day = today, count = 0; count < DAYS_OF_YEAR; day = addDays(day, 1), count += 1) {
    const pairs = RATE_KINDS.map((kind) => ({
      old: chooseRate(before.rates, kind, day),
      now: chooseRate(after.rates, kind, day),
    }));
    if (pairs.some(({ old, now }) => differs(old, now))) days += 1;
    if (pairs.some(({ old, now }) => isFar(old, now))) farDays += 1;
  }
  return { days, farDays, before: fromPrice(before, today), after: fromPrice(after, today) };
}

const differs = (old: Rate | null, now: Rate | null) =>
  old?.priceMinor !== now?.priceMinor || old?.minHours !== now?.minHours;

const isFar = (old: Rate | null, now: Rate | null) =>
  old !== null &&
  now !== null &&
  (now.priceMinor * FAR_FACTOR < old.priceMinor || now.priceMinor > old.priceMinor * FAR_FACTOR);
