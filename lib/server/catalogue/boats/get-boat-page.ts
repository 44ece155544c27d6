import { sql } from "drizzle-orm";
import type { VehicleCard, VehicleResponse } from "@/lib/contracts/boats/vehicles";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { findBoatId } from "@/lib/server/catalogue/boats/find-boat-id";
import { type BoatReader, shownTo } from "@/lib/server/catalogue/boats/list-cards";
import { findSimilarCard, listSimilarIds } from "@/lib/server/catalogue/boats/list-similar-boats";
import { readBoat } from "@/lib/server/catalogue/boats/read-boat";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { slugsSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

export interface BoatPage {
  boat: VehicleResponse;
  /** For canonical, hreflang and the language switch. */
  slugs: LocalizedText;
  /** Languages that have texts of their own; the others show Turkish and stay out of the index. */
  translated: Locale[];
  /** Means over all published reviews; null without any. */
  scores: { clean: number; service: number; comm: number; pp: number } | null;
  /** How many published reviews were written in each language. */
  reviewLanguages: Partial<Record<Locale, number>>;
  similar: VehicleCard[];
  /** The median of the owner's response to questions, in minutes; null below five answers. */
  responseMinutes: number | null;
  /** Who provides the trip, as the law wants it shown; null while nobody has told it. */
  provider: Provider | null;
  /** 1200×630 JPEG. */
  og: string | null;
  updatedAt: string;
}

/** What may be missing is null; a number that is a person's own is never among them. */
interface Provider {
  title: string;
  taxOffice: string | null;
  taxNumber: string | null;
  mersis: string | null;
  address: string;
  phone: string | null;
  email: string;
  kep: string | null;
}

interface Extras {
  provider: Provider | null;
  slugs: LocalizedText;
  translated: Locale[];
  scores: BoatPage["scores"];
  reviewLanguages: BoatPage["reviewLanguages"];
  responseMinutes: BoatPage["responseMinutes"];
  mediaKey: string | null;
  updatedAt: string;
}

/** Fewer answers say nothing about an owner. */
const MIN_ANSWERS = 5;

/** What happened longer ago says nothing about today. */
const DAYS_COUNTED = 365;

/**
 * The median of an owner's response in whole minutes, over all boats with the same owner's address: from a question to
 * its first answer, of the last year. Null below five answers. Expects the boat as `b`.
 */
const RESPONSE_MINUTES_SQL = sql`(
  select case when count(*) >= ${sql.raw(String(MIN_ANSWERS))} then greatest(1, round(percentile_cont(0.5) within group
      (order by extract(epoch from q.answered_at - q.created_at)) / 60))::int end
  from questions q join boats owned on owned.id = q.boat_id
  where owned.owner_email = b.owner_email and q.answered_at > now() - interval '${sql.raw(String(DAYS_COUNTED))} days')`;

/**
 * What a boat page shows of its own boat, from the database; null when there is no such boat, or only staff may see
 * her.
 */
export async function readBoatPage(
  boatId: number,
  locale: Locale,
  db: Db = getDb(),
  reader: BoatReader = "customers",
): Promise<Omit<BoatPage, "similar"> | null> {
  const [boat, extras] = await Promise.all([
    readBoat(boatId, locale, db, reader),
    readExtras(db, boatId, reader),
  ]);
  if (!boat || !extras) return null;
  const { mediaKey, ...rest } = extras;
  return { boat, ...rest, og: findPicture(mediaKey)?.og ?? null };
}

async function readExtras(db: Db, boatId: number, reader: BoatReader): Promise<Extras | null> {
  const { rows } = await db.execute<{ extras: Extras }>(sql`
    select json_build_object(
      'slugs', ${slugsSql("boat", sql`b.id`)},
      'translated', (select json_agg(locale) from boat_texts where boat_id = b.id),
      'scores', (
        select case when count(*) > 0 then json_build_object('clean', avg(clean_rate), 'service', avg(service_rate),
          'comm', avg(comm_rate), 'pp', avg(pp_rate)) end
        from reviews where boat_id = b.id and published),
      'reviewLanguages', (
        select coalesce(json_object_agg(locale, count), '{}') from (
          select locale, count(*)::int as count from reviews
          where boat_id = b.id and published and text <> '' group by locale) spoken),
      'responseMinutes', ${RESPONSE_MINUTES_SQL},
      'provider', (
        select json_build_object('title', o.legal_name, 'taxOffice', o.tax_office, 'taxNumber', o.tax_number,
          'mersis', o.mersis, 'address', o.address, 'phone', o.phone, 'email', o.email, 'kep', o.kep)
        from owners o where o.id = b.owner_id and o.legal_name is not null and o.address is not null),
      'mediaKey', coalesce(b.media_key, (select media_key from boat_pictures where boat_id = b.id order by position limit 1)),
      'updatedAt', b.updated_at
    ) as extras
    from boats b where b.id = ${boatId} and ${shownTo(reader)}`);
  return rows[0]?.extras ?? null;
}

const cachedBoatPage = cachedRead("boat-page", (boatId: number, locale: Locale) =>
  readBoatPage(boatId, locale),
);

const cachedBoatId = cachedRead("boat-id", (slug: string, locale: Locale) => findBoatId(slug, locale));

const cachedSimilar = cachedRead("similar-boats", (boatId: number) => listSimilarIds(boatId));

/** One by one, so that a page carries the tag of each boat that it shows. */
const cachedCard = cachedRead("boat-card", (boatId: number, locale: Locale) =>
  findSimilarCard(boatId, locale),
);

/** The boat page by its slug, current or former, from the cache that pages share; null when no boat has it. */
export async function getBoatPage(locale: Locale, slug: string): Promise<BoatPage | null> {
  const boatId = await cachedBoatId(slug, locale);
  if (boatId === null) return null;
  const [page, similarIds] = await Promise.all([cachedBoatPage(boatId, locale), cachedSimilar(boatId)]);
  if (!page) return null;
  const similar = await Promise.all(similarIds.map((id) => cachedCard(id, locale)));
  return { ...page, similar: similar.filter((card) => card !== null) };
}
