import { sql } from "drizzle-orm";
import { occasionPlanOf } from "@/lib/domain/occasions/occasion-plan";
import { serviceQuantity } from "@/lib/domain/pricing/service-quantity";
import { sumMinor, timesMinor } from "@/lib/domain/shared/money";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { isForOccasion } from "@/lib/server/catalogue/boats/list-boats-for-occasion";
import { defaultLines, readOccasionLines } from "@/lib/server/catalogue/occasions/list-occasion-lines";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

/** A sample price of an occasion without a day: the cheapest boat with the services that are selected at first. */
export interface OccasionExample {
  personCount: number;
  hours: number;
  currency: Currency;
  /** The price of the boat alone; null when `totalMinor` is. */
  boatMinor: number | null;
  lines: { name: string; amountMinor: number | null }[];
  /** Null when no boat for this number of guests is rented by the hour and offers all these services. */
  totalMinor: number | null;
}

const CURRENCY: Currency = "TRY";

/**
 * The example of an occasion for this number of guests and hours: of the boats that offer the services selected at
 * first, the one with the lowest total at its hourly "from" price. It does not depend on the clock, so a page can be
 * cached with it. Reads the database; pages call `getOccasionExample`.
 */
export async function readOccasionExample(
  locale: Locale,
  key: string,
  personCount: number,
  hours: number,
  db: Db = getDb(),
): Promise<OccasionExample> {
  const services = await readOccasionLines(locale, key, db);
  const lines = defaultLines(key, services, personCount);
  const { rows } = await db.execute<{ trip: number; prices: Record<string, number> }>(sql`
    select b.from_minor::float8 as trip,
      (select coalesce(json_object_agg(o.service_id, o.price_minor), '{}') from boat_services o
        where o.boat_id = b.id and o.service_id = any(${sql.param(lines.map(({ serviceId }) => serviceId))}::int[])) as prices
    from boats b
    where b.status = 'published' and b.currency = ${CURRENCY} and b.from_kind = 'hourly'
      and b.cruising_capacity >= ${personCount} and ${isForOccasion(key)}
      and exists (select from rates r where r.boat_id = b.id and r.kind = 'hourly' and r.min_hours <= ${hours})`);
  const unitOf = (id: number) => services.find((service) => service.id === id)?.unit ?? "rez";
  const nameOf = (id: number) => services.find((service) => service.id === id)?.name ?? "";
  const examples = rows.flatMap(({ trip, prices }) => {
    const priced = lines.flatMap(({ serviceId, quantity }) => {
      const price = prices[serviceId];
      const count = serviceQuantity(unitOf(serviceId), { chosen: quantity, hours, persons: personCount });
      return price === undefined ? [] : [{ name: nameOf(serviceId), amountMinor: timesMinor(price, count) }];
    });
    if (priced.length < lines.length) return [];
    const boatMinor = timesMinor(trip, hours);
    const totalMinor = sumMinor([boatMinor, ...priced.map(({ amountMinor }) => amountMinor)]);
    return [{ boatMinor, lines: priced, totalMinor }];
  });
  const [lowest] = examples.toSorted((a, b) => a.totalMinor - b.totalMinor);
  const shared = { personCount, hours, currency: CURRENCY };
  if (lowest) return { ...shared, ...lowest };
  return {
    ...shared,
    lines: lines.map(({ serviceId }) => ({ name: nameOf(serviceId), amountMinor: null })),
    boatMinor: null,
    totalMinor: null,
  };
}

const getExample = cachedRead(
  "occasion-example",
  (locale: Locale, key: string, personCount: number, hours: number) =>
    readOccasionExample(locale, key, personCount, hours),
);

interface Package {
  hours: number | null;
  maxPersons: number | null;
  priceMinor: number;
}

/** The cheapest package for this number of guests; null when there is none. */
export function packageFor<P extends Package>(packages: readonly P[], personCount: number): P | null {
  const [found] = packages
    .filter(({ maxPersons }) => maxPersons === null || maxPersons >= personCount)
    .toSorted((a, b) => a.priceMinor - b.priceMinor);
  return found ?? null;
}

/**
 * The example for the guests of the plan, beside the package that it is compared with: both last as many hours. Null
 * when no package takes these guests.
 */
export async function getOccasionExample<P extends Package>(
  locale: Locale,
  key: string,
  packages: readonly P[],
): Promise<{ example: OccasionExample; ready: P } | null> {
  const plan = occasionPlanOf(key);
  const ready = packageFor(packages, plan.personCount);
  if (!ready) return null;
  const hours = ready.hours ?? plan.hours;
  return { example: await getExample(locale, key, plan.personCount, hours), ready };
}
