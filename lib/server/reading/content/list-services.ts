import { sql } from "drizzle-orm";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import {
  type ContentCard,
  type ContentCardRow,
  cardColumns,
  contentCardOf,
} from "@/lib/server/reading/content/content-card";
import { textsJoin } from "@/lib/server/reading/content/content-texts-sql";

export interface ServiceCard extends ContentCard {
  /** Its stable name, by which boats suit it. */
  serviceKey: string;
  /** Null for a home feature, which is presented but cannot be ordered. */
  offer: { leadDays: number; currency: Currency; fromMinor: number | null } | null;
}

export interface ServiceList {
  services: ServiceCard[];
  features: ServiceCard[];
}

export type ServiceCardRow = ContentCardRow & Pick<ServiceCard, "serviceKey" | "offer">;

/** The columns of a card, of a content `c` joined with its texts. */
export const serviceCardSql = sql`json_build_object(${cardColumns("service")}, 'serviceKey', c.key,
  'offer', (select json_build_object('leadDays', o.lead_days, 'currency', o.currency, 'fromMinor',
    (select min(price_minor) from service_packages where content_id = c.id)) from special_services o where o.content_id = c.id))`;

/** The special services that can be ordered and the home features beside them, each in its order. */
export async function readServices(locale: Locale, db: Db = getDb()): Promise<ServiceList> {
  const { rows } = await db.execute<{ kind: string; card: ServiceCardRow }>(sql`
    select c.kind, ${serviceCardSql} as card from contents c ${textsJoin(locale)}
    where c.kind in ('special_service', 'home_feature') and c.published_at <= now()
    order by c.position, c.id`);
  const cardsOf = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ card }) => contentCardOf(card, locale));
  return { services: cardsOf("special_service"), features: cardsOf("home_feature") };
}

/** `readServices` from the cache that pages share. */
export const listServices: (locale: Locale) => Promise<ServiceList> = cachedRead(
  "services",
  (locale: Locale) => readServices(locale),
);
