import { addDays, atHour, nightsBetween, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { daysOfMonth, type FiguresPeriod, monthsOf } from "@/lib/domain/staff/figures-period";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";

/** What was sold and sailed of a boat, of the boats of a port, in a month, or altogether. */
export interface SalesFigure {
  /** The code of the boat, the name of the port, the first day of the month; empty for the total. */
  name: string;
  trips: number;
  /** Whole prices of the trips that begin in the period, in minor units of each currency. */
  revenue: Partial<Record<Currency, number>>;
  /** Days of the period on which a boat sails, counted boat by boat. */
  sailedDays: number;
  /** Days of the period, counted for each published boat. */
  boatDays: number;
}

export interface SalesFigures {
  total: SalesFigure;
  byMonth: SalesFigure[];
  byPort: SalesFigure[];
  byBoat: SalesFigure[];
}

interface Sold {
  boatId: number;
  portId: number;
  month: TripDay;
  currency: Currency;
  trips: number;
  minor: number;
}

interface Sailed {
  boatId: number;
  portId: number;
  month: TripDay;
  days: number;
}

/** Paid trips that were not cancelled. */
const SOLD = "('reservation_created', 'reservation_coming', 'reservation_completed')";
const ISTANBUL = "at time zone 'Europe/Istanbul'";

/** What was sold and sailed in a period, by month, by the home port of the boat, and by boat. */
export async function readSales(period: FiguresPeriod, locale: Locale): Promise<SalesFigures> {
  const [sold, sailed, fleet] = await Promise.all([
    listSold(period),
    listSailed(period),
    listFleet(period, locale),
  ]);
  const published = fleet.filter(({ isPublished }) => isPublished).length;
  const days = nightsBetween(period.from, period.until) + 1;
  /** Grouped once: a large fleet has more rows than can be looked through for each boat. */
  const figuresBy = <K>(keyOf: (row: Sold | Sailed) => K) => {
    const [soldBy, sailedBy] = [Map.groupBy(sold, keyOf), Map.groupBy(sailed, keyOf)];
    return (key: K, name: string, boatDays: number): SalesFigure => {
      return { name, boatDays, ...sumOf(soldBy.get(key) ?? [], sailedBy.get(key) ?? []) };
    };
  };
  const ofMonth = figuresBy(({ month }) => month);
  const ofPort = figuresBy(({ portId }) => portId);
  const ofBoat = figuresBy(({ boatId }) => boatId);
  const byPort = [...Map.groupBy(fleet, ({ portId }) => portId)].map(([portId, boats]) => {
    const count = boats.filter(({ isPublished }) => isPublished).length;
    return ofPort(portId, boats[0]?.port ?? "", count * days);
  });
  const byBoat = fleet.map(({ id, code, isPublished }) => ofBoat(id, code, isPublished ? days : 0));
  return {
    total: { name: "", boatDays: published * days, ...sumOf(sold, sailed) },
    byMonth: monthsOf(period).map((month) => ofMonth(month, month, published * daysOfMonth(month, period))),
    byPort: byPort
      .filter(({ boatDays, trips, sailedDays }) => boatDays + trips + sailedDays > 0)
      .toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    byBoat: byBoat
      .filter(({ trips, sailedDays }) => trips + sailedDays > 0)
      .toSorted((one, other) => other.trips - one.trips || one.name.localeCompare(other.name)),
  };
}

function sumOf(sold: readonly Sold[], sailed: readonly Sailed[]) {
  const revenue: Partial<Record<Currency, number>> = {};
  for (const { currency, minor } of sold) revenue[currency] = (revenue[currency] ?? 0) + minor;
  const trips = sold.reduce((sum, row) => sum + row.trips, 0);
  const sailedDays = sailed.reduce((sum, { days }) => sum + days, 0);
  return { trips, revenue, sailedDays };
}

async function listSold({ from, until, portId }: FiguresPeriod): Promise<Sold[]> {
  const { rows } = await getPool().query<Sold>(
    `select r.boat_id as "boatId", b.port_id as "portId",
       to_char(r.starts_at ${ISTANBUL}, 'YYYY-MM-01') as month, r.currency, count(*)::int as trips,
       sum(r.total_minor)::float8 as minor
     from reservations r join boats b on b.id = r.boat_id
     where r.status in ${SOLD} and r.starts_at >= $1 and r.starts_at < $2
       and ($3::int is null or b.port_id = $3)
     group by 1, 2, 3, 4`,
    [toInstant(atHour(from, 0)), toInstant(atHour(addDays(until, 1), 0)), portId],
  );
  return rows;
}

async function listSailed({ from, until, portId }: FiguresPeriod): Promise<Sailed[]> {
  const { rows } = await getPool().query<Sailed>(
    `select "boatId", "portId", to_char(day, 'YYYY-MM-01') as month, count(*)::int as days
     from (
       select distinct r.boat_id as "boatId", b.port_id as "portId", day
       from reservations r join boats b on b.id = r.boat_id,
         generate_series(greatest((r.starts_at ${ISTANBUL})::date, $4::date),
           least(((r.ends_at - interval '1 second') ${ISTANBUL})::date, $5::date), interval '1 day') day
       where r.status in ${SOLD} and tstzrange(r.starts_at, r.ends_at) && tstzrange($1, $2)
         and ($3::int is null or b.port_id = $3)) x
     group by 1, 2, 3`,
    [toInstant(atHour(from, 0)), toInstant(atHour(addDays(until, 1), 0)), portId, from, until],
  );
  return rows;
}

interface FleetBoat {
  id: number;
  code: string;
  portId: number;
  port: string;
  isPublished: boolean;
}

async function listFleet({ portId }: FiguresPeriod, locale: Locale): Promise<FleetBoat[]> {
  const { rows } = await getPool().query<FleetBoat>(
    `select b.id, b.code, b.port_id as "portId", b.status = 'published' as "isPublished",
       coalesce(p.name->>$2, p.name->>'${DEFAULT_LOCALE}') as port
     from boats b join places p on p.id = b.port_id where $1::int is null or b.port_id = $1 order by b.id`,
    [portId, locale],
  );
  return rows;
}
