import { sql } from "drizzle-orm";
import type { OwnShortlist } from "@/lib/contracts/shortlists";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";
import { slugSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { shortlistLink } from "@/lib/server/reading/shortlists/shortlist-link";

/** The customer's shortlists with their votes, the newest first; only one of them when `id` is given. */
export async function listOwnShortlists(
  userId: string,
  locale: Locale,
  only: string | null = null,
  db: Db = getDb(),
): Promise<OwnShortlist[]> {
  const { rows } = await db.execute<{ list: Omit<OwnShortlist, "url"> }>(sql`
    select json_build_object('id', l.id, 'trip', l.trip, 'created_at', l.created_at,
      'vehicles', (select coalesce(json_agg(json_build_object('id', b.id, 'slug', ${slugSql("boat", sql`b.id`, locale)},
          'name', coalesce(x.name, base.name),
          'votes', (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name,
              'created_at', v.created_at) order by v.created_at, v.id), '[]')
            from shortlist_votes v where v.shortlist_id = l.id and v.boat_id = b.id)) order by o.position), '[]')
        from shortlist_boats o join boats b on b.id = o.boat_id and b.status = 'published'
        join boat_texts base on base.boat_id = b.id and base.locale = ${DEFAULT_LOCALE}
        left join boat_texts x on x.boat_id = b.id and x.locale = ${locale}
        where o.shortlist_id = l.id)) as list
    from shortlists l where l.user_id = ${userId} and (${only}::uuid is null or l.id = ${only}::uuid)
    order by l.created_at desc, l.id`);
  return rows.map(({ list }) => ({
    ...list,
    url: shortlistLink(list.id, locale),
    created_at: isoInstant(list.created_at),
    vehicles: list.vehicles.map((vehicle) => ({
      ...vehicle,
      votes: vehicle.votes.map((vote) => ({ ...vote, created_at: isoInstant(vote.created_at) })),
    })),
  }));
}
