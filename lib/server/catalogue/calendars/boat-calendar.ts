import { createHash } from "node:crypto";
import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import ical, { ICalEventTransparency } from "ical-generator";
import { serverEnv } from "@/lib/config/env.server";
import { addDays, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { linkOfSecret } from "@/lib/server/catalogue/calendars/calendar-links";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { calendarLinks } from "@/lib/server/platform/db/schema/calendars";
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";

/** How often we ask others to read it, in seconds; they read when they like. */
const REFRESH_SECONDS = 15 * 60;

interface Taken extends Period {
  id: number;
  createdAt: Date;
}

export interface BoatCalendar {
  text: string;
  etag: string;
}

/**
 * A boat's taken times as another platform reads them under a secret address: that it is taken, never by whom. Null for
 * an address that was revoked or never made.
 */
export async function getBoatCalendar(secret: string, now: Date): Promise<BoatCalendar | null> {
  const linkId = linkOfSecret(secret);
  if (!linkId) return null;
  const { boatId, wholeDays, withImported, revokedAt } = calendarLinks;
  const [link] = await getDb()
    .select({ boatId, wholeDays, withImported, code: boats.code })
    .from(calendarLinks)
    .innerJoin(boats, eq(boats.id, boatId))
    .where(and(eq(calendarLinks.id, linkId), isNull(revokedAt)));
  if (!link) return null;
  const taken = await listTaken(link, now);
  const t = await translatorOf(DEFAULT_LOCALE, "boat_calendar");
  const text = write(link.wholeDays ? daysOf(taken) : timesOf(taken), { name: link.code, taken: t("taken") });
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}

const bound = (side: "lower" | "upper") =>
  sql`${sql.raw(side)}(${boatOccupancies.period})`.mapWith(boatOccupancies.createdAt);

/** What takes the boat from now on, turnarounds included; a hold past its end takes nothing. */
function listTaken(
  { boatId, withImported }: { boatId: number; withImported: boolean },
  now: Date,
): Promise<Taken[]> {
  const { id, createdAt, expiresAt, feedId, period } = boatOccupancies;
  return getDb()
    .select({ id, createdAt, startsAt: bound("lower"), endsAt: bound("upper") })
    .from(boatOccupancies)
    .where(
      and(
        eq(boatOccupancies.boatId, boatId),
        gt(sql`upper(${period})`, now.toISOString()),
        or(isNull(expiresAt), gt(expiresAt, now)),
        withImported ? undefined : isNull(feedId),
      ),
    )
    .orderBy(asc(period));
}

interface Entry {
  /** Stays the same for ever. */
  uid: string;
  start: Date;
  end: Date;
  since: Date;
  isDay: boolean;
}

const timesOf = (taken: readonly Taken[]): Entry[] =>
  taken.map(({ id, startsAt: start, endsAt: end, createdAt: since }) => ({
    uid: `${id}`,
    start,
    end,
    since,
    isDay: false,
  }));

/** Each of Istanbul's days that is touched, once. */
function daysOf(taken: readonly Taken[]): Entry[] {
  const days = new Map<TripDay, Date>();
  for (const { startsAt, endsAt, createdAt } of taken) {
    const last = tripDayOf(new Date(endsAt.getTime() - 1));
    for (let day = tripDayOf(startsAt); day <= last; day = addDays(day, 1))
      if (!days.has(day)) days.set(day, createdAt);
  }
  const midnight = (day: TripDay) => new Date(`${day}T00:00Z`);
  return [...days].map(([day, since]) => ({
    uid: day,
    start: midnight(day),
    end: midnight(addDays(day, 1)),
    since,
    isDay: true,
  }));
}

/** In UTC and without zones, whose tables other programs read in their own ways. */
function write(entries: readonly Entry[], { name, taken }: { name: string; taken: string }): string {
  const { host } = new URL(serverEnv().SITE_URL);
  const calendar = ical({ prodId: "//Palamar//Calendar//EN", name, ttl: REFRESH_SECONDS });
  for (const { uid, start, end, since, isDay } of entries)
    calendar.createEvent({
      id: `${name}-${uid}@${host}`.toLowerCase(),
      start,
      end,
      allDay: isDay,
      stamp: since,
      lastModified: since,
      summary: taken,
      transparency: ICalEventTransparency.OPAQUE,
    });
  return calendar.toString();
}
