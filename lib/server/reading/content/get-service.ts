import { sql } from "drizzle-orm";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { type BoatPlace, listBoatPlaces } from "@/lib/server/catalogue/boats/list-boat-places";
import { listBoatsForOccasion, SHOWN_BOATS } from "@/lib/server/catalogue/boats/list-boats-for-occasion";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { contentCardOf } from "@/lib/server/reading/content/content-card";
import { bestSlug, textSql, textsJoin, translatedSql } from "@/lib/server/reading/content/content-texts-sql";
import { getTextContext } from "@/lib/server/reading/content/get-text-context";
import {
  type ServiceCard,
  type ServiceCardRow,
  serviceCardSql,
} from "@/lib/server/reading/content/list-services";
import { renderText, type TextHeading } from "@/lib/server/reading/content/render-markdown";

export interface ServicePackage {
  id: number;
  name: string;
  description: string;
  currency: Currency;
  priceMinor: number;
  hours: number | null;
  maxPersons: number | null;
}

/** A boat that a package can take place on, by her first picture. */
interface PackageExample {
  boat: string;
  picture: VehicleCard["pictures"][number];
}

/** A special service, or a home feature (then without offer and packages). */
export interface ServicePage extends ServiceCard {
  /** Rendered and sanitized. */
  html: string;
  headings: TextHeading[];
  /** In the order of the shop, as a rule by price. */
  packages: ServicePackage[];
  /** A boat for each package, in the same order; empty where the boats are too few. */
  examples: PackageExample[];
  boats: VehicleCard[];
  /** Where it can take place; empty for a home feature. */
  places: BoatPlace[];
  /** Other services to look at. */
  others: ServiceCard[];
  translated: Locale[];
  og: string | null;
}

const OTHERS = 4;
const EXAMPLES_TO_CHOOSE_FROM = 20;

type Row = {
  card: ServiceCardRow;
  key: string;
  body: string;
  translated: Locale[];
  packages: ServicePackage[];
  others: ServiceCardRow[];
};

/** A published special service or home feature by its slug, current or former; null when there is none. */
export async function readService(
  locale: Locale,
  slug: string,
  db: Db = getDb(),
): Promise<ServicePage | null> {
  const { rows } = await db.execute<Row>(sql`
    with asked as (
      select a.* from contents a
      where a.kind in ('special_service', 'home_feature') and a.published_at <= now() and a.id = (
        select s.entity_id from slugs s where s.scope = 'service' and s.slug = ${slug} ${bestSlug(locale)}))
    select c.key, ${serviceCardSql} as card, ${textSql("body")} as body, ${translatedSql} as translated,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', ${localizedSql(sql`p.name`, locale)},
        'description', ${localizedSql(sql`p.description`, locale)}, 'currency', o.currency, 'priceMinor', p.price_minor,
        'hours', p.hours, 'maxPersons', p.max_persons)
        order by p.position, p.price_minor), '[]')
        from service_packages p join special_services o on o.content_id = p.content_id
        where p.content_id = c.id) as packages,
      (select coalesce(json_agg(other.card), '[]') from (
        select ${serviceCardSql} as card from contents c ${textsJoin(locale)}
        where c.kind = (select kind from asked) and c.published_at <= now() and c.id <> (select id from asked)
        order by c.position > (select position from asked) desc, c.position, c.id limit ${OTHERS}) other) as others
    from asked c ${textsJoin(locale)}`);
  const [row] = rows;
  if (!row) return null;
  const suited = await listBoatsForOccasion(db, row.key, locale, SHOWN_BOATS + EXAMPLES_TO_CHOOSE_FROM);
  const boats = suited.slice(0, SHOWN_BOATS);
  return {
    ...contentCardOf(row.card, locale),
    ...renderText(row.body, await getTextContext(locale)),
    packages: row.packages,
    examples: examplesFor(row.packages, boats, suited.slice(SHOWN_BOATS)),
    boats,
    places: row.packages.length > 0 ? await listBoatPlaces(locale, db) : [],
    others: row.others.map((card) => contentCardOf(card, locale)),
    translated: row.translated,
    og: findPicture(row.card.mediaKey)?.og ?? null,
  };
}

/**
 * For each package a boat that takes its guests, another for each, and no picture of the boats that are shown anyway.
 * None where the boats are too few for all of them.
 */
function examplesFor(
  packages: readonly ServicePackage[],
  shown: readonly VehicleCard[],
  others: readonly VehicleCard[],
): PackageExample[] {
  const seen = new Set(shown.flatMap(({ pictures }) => pictures.map(({ src }) => src)));
  const left = others.filter(({ pictures: [first] }) => first && !seen.has(first.src));
  const examples = packages.flatMap(({ maxPersons }) => {
    const at = left.findIndex((boat) => boat.cruising_capacity >= (maxPersons ?? 0));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    const [picture] = found?.pictures ?? [];
    return found && picture ? [{ boat: found.name, picture }] : [];
  });
  return examples.length === packages.length ? examples : [];
}

/** `readService` from the cache that pages share. */
export const getService: (locale: Locale, slug: string) => Promise<ServicePage | null> = cachedRead(
  "service",
  (locale: Locale, slug: string) => readService(locale, slug),
);
