import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { calendarLinkPath } from "@/lib/server/catalogue/calendars/calendar-links";
import { getPool } from "@/lib/server/platform/db/pool";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

/** A calendar of another platform as staff sees it: of its address only the host. */
export interface ListedFeed {
  id: string;
  boatCode: string;
  name: string;
  /** Null for a file that was uploaded. */
  host: string | null;
  eventCount: number;
  checkedAt: Date | null;
  /** The last good reading. */
  readAt: Date | null;
  changedAt: Date | null;
  nextReadAt: Date | null;
  /** Why the last reading failed. */
  error: string | null;
}

export interface ListedLink {
  id: string;
  boatCode: string;
  name: string;
  wholeDays: boolean;
  withImported: boolean;
  createdAt: Date;
  /** The address itself, which is a secret. */
  address: string;
}

/** An event of another platform in the time of a sale. */
export interface CalendarConflict {
  feedId: string;
  calendar: string;
  boatCode: string;
  boatName: string;
  startsAt: Date;
  endsAt: Date;
  /** The sale: its number, and its time without the turnaround. */
  number: string;
  saleStartsAt: Date;
  saleEndsAt: Date;
}

export interface CalendarFilter {
  boatCode?: string | null;
}

const MAX_LISTED = 500;
const ofBoat = (code: string | null | undefined) => [code?.trim() || null];
const FITS = "($1::text is null or b.code_folded = regexp_replace(fold_text($1), '[^a-z0-9]', '', 'g'))";

/** The calendars that take time of boats, by the code of the boat. */
export async function listFeeds({ boatCode }: CalendarFilter = {}): Promise<ListedFeed[]> {
  const { rows } = await getPool().query<ListedFeed & { address: string | null }>(
    `select f.id, b.code as "boatCode", f.name, f.address, f.event_count as "eventCount",
       f.checked_at as "checkedAt", f.read_at as "readAt", f.changed_at as "changedAt",
       f.next_read_at as "nextReadAt", f.error
     from calendar_feeds f join boats b on b.id = f.boat_id where ${FITS}
     order by b.code, f.created_at, f.id limit ${MAX_LISTED}`,
    ofBoat(boatCode),
  );
  return rows.map(({ address, ...feed }) => ({ ...feed, host: address && new URL(address).host }));
}

/** The addresses under which other platforms read boats, without those that were revoked. */
export async function listCalendarLinks({ boatCode }: CalendarFilter = {}): Promise<ListedLink[]> {
  const { rows } = await getPool().query<Omit<ListedLink, "address">>(
    `select l.id, b.code as "boatCode", l.name, l.whole_days as "wholeDays", l.with_imported as "withImported",
       l.created_at as "createdAt"
     from calendar_links l join boats b on b.id = l.boat_id where l.revoked_at is null and ${FITS}
     order by b.code, l.created_at, l.id limit ${MAX_LISTED}`,
    ofBoat(boatCode),
  );
  return rows.map((link) => ({ ...link, address: absoluteUrl(calendarLinkPath(link.id)) }));
}

/** Trips and events that are sold, without their turnarounds: an event in a turnaround is none in the sale. */
const CONFLICTS = `
  select e.feed_id, f.name as calendar, f.boat_id, e.period, coalesce(r.number, o.number) as number,
    tstzrange(lower(x.period), upper(x.period)
      - make_interval(mins => coalesce(r.turnaround_minutes, o.turnaround_minutes, 0))) as sale
  from calendar_feeds f join calendar_events e on e.feed_id = f.id
  join boat_occupancies x on x.boat_id = f.boat_id and x.kind in ('reservation', 'service')
    and x.period && e.period
  left join reservations r on r.id = x.reservation_id left join service_orders o on o.id = x.service_order_id
  where e.settled_at is null and upper(e.period) > $1 and upper(x.period) > $1`;

/** What another platform gave away in the time of a sale, unless somebody settled it, by the time of the sale. */
export async function listCalendarConflicts(now: Date): Promise<CalendarConflict[]> {
  const { rows } = await getPool().query<CalendarConflict>(
    `select c.feed_id as "feedId", c.calendar, b.code as "boatCode", t.name as "boatName",
       lower(c.period) as "startsAt", upper(c.period) as "endsAt", c.number,
       lower(c.sale) as "saleStartsAt", upper(c.sale) as "saleEndsAt"
     from (${CONFLICTS}) c join boats b on b.id = c.boat_id
     join boat_texts t on t.boat_id = b.id and t.locale = '${DEFAULT_LOCALE}'
     where c.sale && c.period and upper(c.sale) > $1 order by c.sale, c.period, c.feed_id limit ${MAX_LISTED}`,
    [now],
  );
  return rows;
}

/** How many sales are in conflict with other platforms. */
export async function countCalendarConflicts(now: Date): Promise<number> {
  const { rows } = await getPool().query<{ count: number }>(
    `select count(distinct c.number)::int as count from (${CONFLICTS}) c
     where c.sale && c.period and upper(c.sale) > $1`,
    [now],
  );
  return rows[0]?.count ?? 0;
}
