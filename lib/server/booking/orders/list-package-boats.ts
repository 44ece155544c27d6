import { and, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { isFree } from "@/lib/domain/availability/is-free";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { quoteOrderBoat } from "@/lib/domain/orders/quote-order-boat";
import { addDays, atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { Locale } from "@/lib/i18n/locales";
import type { OrderablePackage } from "@/lib/server/booking/orders/require-package";
import { type BoatWithTerms, listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { isForOccasion } from "@/lib/server/catalogue/boats/list-boats-for-occasion";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import { DEFAULT_LOCALE_SQL, localizedSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";

export interface PackageBoat {
  id: number;
  code: string;
  name: string;
  port: string;
  cruising_capacity: number;
  /** False: the owner is asked first. */
  fast_app: boolean;
  /** Never empty. */
  start_hours: number[];
}

/** More than fit on a screen; the best recommended ones. */
const MAX_BOATS = 40;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type Candidate = Omit<PackageBoat, "start_hours">;

/**
 * The boats that a package may include on a day for this number of guests, each with the hours at which it can start:
 * suited to the occasion, large enough, open, free, and not dearer than the package.
 */
export async function listPackageBoats(
  offered: OrderablePackage,
  about: { day: TripDay; placeId: number | null; personCount: number; locale: Locale; now: Date },
  db: Db = getDb(),
): Promise<PackageBoat[]> {
  const { hours } = offered;
  if (hours === null) return [];
  const candidates = await listCandidates(db, offered, about);
  const ids = candidates.map(({ id }) => id);
  const [terms, busy] = await Promise.all([
    listBoatTerms(db, ids),
    listBusyOf(db, ids, about.day, hours, about.now),
  ]);
  return candidates.flatMap((boat) => {
    const found = terms.find(({ id }) => id === boat.id);
    if (!found) return [];
    const startHours = HOURS.filter((hour) =>
      canStart(found, { ...offered, hours }, hour, busy.get(boat.id) ?? [], about),
    );
    return startHours.length > 0 ? [{ ...boat, start_hours: startHours }] : [];
  });
}

function canStart(
  { terms }: BoatWithTerms,
  { hours, currency, priceMinor }: OrderablePackage & { hours: number },
  hour: number,
  busy: Period[],
  { day, personCount, now }: { day: TripDay; personCount: number; now: Date },
): boolean {
  const startsAt = atHour(day, hour);
  const quoted = quoteOrderBoat(terms, { currency, priceMinor, hours, startsAt, personCount }, now);
  if (!quoted.ok) return false;
  const { startsAt: from, endsAt } = quoted.value;
  return isFree(occupiedPeriod(toInstant(from), toInstant(endsAt), terms.turnaroundMinutes), busy);
}

async function listCandidates(
  db: Db,
  { serviceKey, currency }: OrderablePackage,
  { personCount, placeId, locale }: { personCount: number; placeId: number | null; locale: Locale },
): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select b.id, b.code, coalesce(x.name, base.name) as name, ${localizedSql(sql`p.name`, locale)} as port,
      b.cruising_capacity, b.fast_app
    from boats b
    join boat_texts base on base.boat_id = b.id and base.locale = ${DEFAULT_LOCALE_SQL}
    left join boat_texts x on x.boat_id = b.id and x.locale = ${locale}
    join places p on p.id = b.port_id
    where b.status = 'published' and b.currency = ${currency} and b.cruising_capacity >= ${personCount}
      and ${isForOccasion(serviceKey)} and ${isAt(placeId)}
      and exists (select from rates r where r.boat_id = b.id and r.kind in ('hourly', 'swim_tour'))
    order by b.score desc, b.id limit ${MAX_BOATS}`);
  return rows;
}

/** Whether the boat `b` lies in the city or at the port; anywhere for null. */
const isAt = (placeId: number | null) =>
  placeId === null ? sql`true` : sql`${placeId}::int in (b.city_id, b.port_id)`;

/** What takes these boats around the day; a hold past its end is free even before its job ran. */
async function listBusyOf(
  db: Db,
  boatIds: readonly number[],
  day: TripDay,
  hours: number,
  now: Date,
): Promise<Map<number, Period[]>> {
  const around = { startsAt: toInstant(atHour(day, 0)), endsAt: toInstant(atHour(addDays(day, 2), hours)) };
  const { boatId, period, expiresAt } = boatOccupancies;
  const taken = await db
    .select({
      boatId,
      startsAt: sql`lower(${period})`.mapWith(expiresAt),
      endsAt: sql`upper(${period})`.mapWith(expiresAt),
    })
    .from(boatOccupancies)
    .where(
      and(
        inArray(boatId, boatIds),
        sql`${period} && ${rangeSql(around)}`,
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    );
  const busy = new Map<number, Period[]>();
  for (const { boatId, ...one } of taken) busy.set(boatId, [...(busy.get(boatId) ?? []), one]);
  return busy;
}
