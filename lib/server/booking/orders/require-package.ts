import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { DEFAULT_LOCALE_SQL } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { bestSlug } from "@/lib/server/reading/content/content-texts-sql";

/** A package of a published special service, with what decides about its orders. */
export interface OrderablePackage {
  id: number;
  name: LocalizedText;
  priceMinor: number;
  currency: Currency;
  hours: number | null;
  maxPersons: number | null;
  contentId: number;
  serviceKey: string;
  serviceName: LocalizedText;
  leadDays: number;
  dailyCapacity: number;
}

async function findPackage(
  db: Db,
  slug: string,
  packageId: number,
  locale: Locale,
): Promise<OrderablePackage | null> {
  const { rows } = await db.execute<{ offered: OrderablePackage }>(sql`
    select json_build_object('id', p.id, 'name', p.name, 'priceMinor', p.price_minor, 'currency', o.currency,
      'hours', p.hours, 'maxPersons', p.max_persons, 'contentId', c.id, 'serviceKey', c.key,
      'serviceName', (select json_object_agg(wanted.locale, coalesce(nullif(x.title, ''), base.title))
        from unnest(${sql.param([...LOCALES])}::text[]) as wanted(locale)
        left join content_texts x on x.content_id = c.id and x.locale = wanted.locale),
      'leadDays', o.lead_days, 'dailyCapacity', o.daily_capacity) as offered
    from contents c
    join content_texts base on base.content_id = c.id and base.locale = ${DEFAULT_LOCALE_SQL}
    join special_services o on o.content_id = c.id
    join service_packages p on p.content_id = c.id and p.id = ${packageId}
    where c.kind = 'special_service' and c.published_at <= now() and c.id = (
      select s.entity_id from slugs s where s.scope = 'service' and s.slug = ${slug} ${bestSlug(locale)})`);
  return rows[0]?.offered ?? null;
}

/** Distinguishes an unknown package of an offered service from a service that is not offered. */
export async function requirePackage(
  db: Db,
  slug: string,
  packageId: number,
  locale: Locale,
): Promise<Outcome<OrderablePackage, "not_found" | "unknown_package">> {
  const found = await findPackage(db, slug, packageId, locale);
  if (found) return accept(found);
  const { rowCount } = await db.execute(sql`
    select 1 from contents c join special_services o on o.content_id = c.id
    where c.published_at <= now() and c.id = (
      select s.entity_id from slugs s where s.scope = 'service' and s.slug = ${slug} ${bestSlug(locale)})`);
  return refuse(rowCount === 1 ? "unknown_package" : "not_found");
}
