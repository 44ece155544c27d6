import type { Rate } from "@/lib/domain/pricing/trip-terms";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";

/** How a boat's prices move through the year. */
const PRICE_PROFILES = ["city", "coast", "gulet"] as const;
export type PriceProfile = (typeof PRICE_PROFILES)[number];

type PlannedRate = Omit<Rate, "id" | "createdAt">;

interface Prices {
  priceProfile: PriceProfile;
  hourly: number | null;
  daily: number | null;
  swimTour: number | null;
  /** Where the sea is warm longer. */
  longSummer: boolean;
  minHours: number;
}

/** Month and day, the second exclusive; share of the listed price in percent; bit mask of weekdays. */
interface Season {
  from: string;
  until: string;
  percent: number;
  weekdays?: number;
}

const FRIDAY_TO_SUNDAY = 16 + 32 + 64;
const SEASON_YEARS = 3;

// The price without a season holds on every other day, so that no day of the year is without one.
const HOURLY: Record<PriceProfile, { base: number; seasons: Season[]; weekend?: number }> = {
  city: {
    base: 100,
    weekend: 115,
    seasons: [
      { from: "05-15", until: "09-16", percent: 110 },
      { from: "05-15", until: "09-16", percent: 130, weekdays: FRIDAY_TO_SUNDAY },
    ],
  },
  coast: { base: 85, seasons: [{ from: "06-15", until: "09-16", percent: 115 }] },
  gulet: { base: 85, seasons: [{ from: "06-15", until: "09-16", percent: 115 }] },
};

const DAILY: Record<PriceProfile, { base: number; seasons: Season[] }> = {
  city: { base: 100, seasons: [{ from: "05-15", until: "09-16", percent: 120 }] },
  coast: {
    base: 75,
    seasons: [
      { from: "05-01", until: "06-15", percent: 90 },
      { from: "06-15", until: "09-16", percent: 110 },
      { from: "09-16", until: "11-01", percent: 90 },
    ],
  },
  gulet: {
    base: 65,
    seasons: [
      { from: "05-01", until: "06-16", percent: 88 },
      { from: "06-16", until: "09-10", percent: 115 },
      { from: "09-10", until: "11-01", percent: 90 },
    ],
  },
};

/** Swim tours have a price only in the swimming season; other days answer with the nearest one. */
const SWIM: Record<"usual" | "long", Season[]> = {
  usual: [
    { from: "05-01", until: "11-01", percent: 100 },
    { from: "06-20", until: "09-10", percent: 112, weekdays: FRIDAY_TO_SUNDAY },
  ],
  long: [
    { from: "04-01", until: "12-16", percent: 100 },
    { from: "06-20", until: "09-10", percent: 110, weekdays: FRIDAY_TO_SUNDAY },
  ],
};

/** A boat's rates over this and the next two years: hourly and daily ones for every day, swim tours in season. */
export function planRates(prices: Prices, today: TripDay): PlannedRate[] {
  const { priceProfile, hourly, daily, swimTour, minHours } = prices;
  const rates: PlannedRate[] = [];
  if (hourly !== null) {
    const { base, weekend, seasons } = HOURLY[priceProfile];
    rates.push(always("hourly", hourly, base, minHours, null));
    if (weekend) rates.push(always("hourly", hourly, weekend, minHours, FRIDAY_TO_SUNDAY));
    rates.push(...inSeasons("hourly", hourly, seasons, minHours, today));
  }
  if (daily !== null) {
    const { base, seasons } = DAILY[priceProfile];
    rates.push(always("daily", daily, base, 1, null), ...inSeasons("daily", daily, seasons, 1, today));
  }
  if (swimTour !== null) {
    rates.push(...inSeasons("swim_tour", swimTour, SWIM[prices.longSummer ? "long" : "usual"], 1, today));
  }
  return rates;
}

function always(
  kind: RateKind,
  price: number,
  percent: number,
  minHours: number,
  weekdays: number | null,
): PlannedRate {
  return { kind, priceMinor: share(price, percent), minHours, weekdays, validFrom: null, validUntil: null };
}

function inSeasons(
  kind: RateKind,
  price: number,
  seasons: readonly Season[],
  minHours: number,
  today: TripDay,
): PlannedRate[] {
  const firstYear = Number(today.slice(0, 4));
  const years = Array.from({ length: SEASON_YEARS }, (_, index) => firstYear + index);
  return years.flatMap((year) =>
    seasons.map(({ from, until, percent, weekdays }) => ({
      kind,
      priceMinor: share(price, percent),
      minHours,
      weekdays: weekdays ?? null,
      validFrom: `${year}-${from}`,
      validUntil: `${year}-${until}`,
    })),
  );
}

/** Minor units, rounded to what a price list would show. */
function share(price: number, percent: number): number {
  const exact = (price * percent) / 100;
  const step = exact >= 20_000 ? 500 : exact >= 2_000 ? 50 : exact >= 500 ? 10 : 5;
  return Math.round(exact / step) * step * 100;
}
