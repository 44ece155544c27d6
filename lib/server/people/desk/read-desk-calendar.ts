import { addDays, atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { BOAT_STATUSES } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { listTaken, type Taken } from "@/lib/server/booking/blocks/list-taken";
import { getPool } from "@/lib/server/platform/db/pool";

export interface DeskBoat {
  id: number;
  code: string;
  name: string;
  status: (typeof BOAT_STATUSES)[number];
}

/** The boats of an owner by name, those that were put away last. */
export async function listDeskBoats(ownerId: string, locale: Locale): Promise<DeskBoat[]> {
  const { rows } = await getPool().query<DeskBoat>(
    `select b.id, b.code, coalesce(own.name, base.name, b.code) as name, b.status
     from boats b left join boat_texts own on own.boat_id = b.id and own.locale = $2
     left join boat_texts base on base.boat_id = b.id and base.locale = '${DEFAULT_LOCALE}'
     where b.owner_id = $1 order by b.status = 'archived', name, b.code`,
    [ownerId, locale],
  );
  return rows;
}

/** All that takes or asks for the time of these boats from one day to another, both counted. */
export function readDeskCalendar(
  boats: readonly DeskBoat[],
  { from, until }: { from: TripDay; until: TripDay },
  now: Date,
): Promise<Taken[]> {
  const window = { startsAt: toInstant(atHour(from, 0)), endsAt: toInstant(atHour(addDays(until, 1), 0)) };
  return listTaken(
    boats.map(({ id }) => id),
    window,
    now,
  );
}
