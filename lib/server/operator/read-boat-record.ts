import { and, asc, eq } from "drizzle-orm";
import { BOAT_PART_NAMES, type BoatPart } from "@/lib/domain/boats/boat-parts";
import { type PublicationGap, publicationGaps } from "@/lib/domain/boats/publication-gaps";
import type { Rate } from "@/lib/domain/pricing/trip-terms";
import type { ServiceUnit, UsageRuleKind } from "@/lib/domain/shared/vocabulary";
import { inEachLocale, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { versionOfPart } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import type { WrittenBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { exportBoat, readStoredBoats } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { findBoat } from "@/lib/server/operator/read-boat-sheet";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import {
  facilities,
  places,
  services,
  slugs,
  types,
  usageRules,
} from "@/lib/server/platform/db/schema/catalogue";

/** A boat as staff sees and edits her, whatever her status. */
export interface BoatRecord {
  id: number;
  portId: number;
  typeId: number;
  ownerId: string;
  boat: WrittenBoat & { status: NonNullable<WrittenBoat["status"]> };
  /** What a form of each part names, so that no colleague's work is undone. */
  versions: Record<BoatPart, string>;
  /** Why she cannot be published yet. */
  gaps: PublicationGap[];
  formerSlugs: { locale: Locale; slug: string }[];
  /** As quotes read them. */
  rates: Rate[];
  updatedAt: Date;
}

/** The boat with this code, however it is typed; null when there is none. */
export async function readBoatRecord(code: string): Promise<BoatRecord | null> {
  const found = await findBoat(code);
  if (!found) return null;
  const { id } = found;
  const [[stored], terms, former, [row]] = await Promise.all([
    readStoredBoats(getPool(), [found.code]),
    findBoatTerms(getDb(), id),
    getDb()
      .select({ locale: slugs.locale, slug: slugs.slug })
      .from(slugs)
      .where(and(eq(slugs.scope, "boat"), eq(slugs.entityId, id), eq(slugs.current, false)))
      .orderBy(asc(slugs.locale), asc(slugs.slug)),
    getDb()
      .select({
        portId: boats.portId,
        typeId: boats.typeId,
        ownerId: boats.ownerId,
        updatedAt: boats.updatedAt,
      })
      .from(boats)
      .where(eq(boats.id, id)),
  ]);
  if (!stored || !terms || !row) return null;
  const boat = exportBoat(stored);
  const versions = BOAT_PART_NAMES.map((part) => [part, versionOfPart(part, boat)] as const);
  return {
    id,
    ...row,
    boat: { ...boat, status: stored.status },
    // Each part is among the names.
    versions: Object.fromEntries(versions) as BoatRecord["versions"],
    gaps: publicationGaps({ ...stored, description: inEachLocale((one) => stored.description[one]) }),
    formerSlugs: former,
    rates: terms.terms.rates,
  };
}

interface Option {
  key: string;
  name: string;
}

/** What a boat's document can name, with names in a language. */
export interface BoatOptions {
  types: (Option & { slug: LocalizedText })[];
  ports: Option[];
  facilities: Option[];
  rules: (Option & { kind: UsageRuleKind })[];
  services: (Option & { unit: ServiceUnit })[];
}

/** The keys of the catalogue that a boat can name. */
export async function listBoatOptions(locale: Locale): Promise<BoatOptions> {
  const db = getDb();
  const [kinds, ports, equipment, rules, offered, typeSlugs] = await Promise.all([
    db.select({ id: types.id, key: types.key, name: types.name }).from(types).orderBy(asc(types.position)),
    db.select({ key: places.key, name: places.name }).from(places).where(eq(places.kind, "port")),
    db
      .select({ key: facilities.key, name: facilities.name })
      .from(facilities)
      .orderBy(asc(facilities.position)),
    db
      .select({ key: usageRules.key, name: usageRules.name, kind: usageRules.kind })
      .from(usageRules)
      .orderBy(asc(usageRules.position)),
    db
      .select({ key: services.key, name: services.name, unit: services.unit })
      .from(services)
      .orderBy(asc(services.position)),
    db
      .select({ id: slugs.entityId, locale: slugs.locale, slug: slugs.slug })
      .from(slugs)
      .where(and(eq(slugs.scope, "type"), eq(slugs.current, true))),
  ]);
  const named = <Row extends { name: LocalizedText }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, name: row.name[locale] }));
  const slugOf = (id: number, key: string) =>
    inEachLocale((one) => typeSlugs.find((slug) => slug.id === id && slug.locale === one)?.slug ?? key);
  return {
    types: named(kinds).map(({ id, ...type }) => ({ ...type, slug: slugOf(id, type.key) })),
    ports: named(ports).toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    facilities: named(equipment),
    rules: named(rules),
    services: named(offered),
  };
}

/** A code that no boat has: the highest number among those that are written alike, and one. */
export async function proposeBoatCode(): Promise<string> {
  const { rows } = await getPool().query<{ code: string }>(
    `select code from boats where code ~ '^[A-Z]+-[0-9]{1,9}$'
     order by split_part(code, '-', 2)::int desc limit 1`,
  );
  const [letters = "PLM", number = "1000"] = rows[0]?.code.split("-") ?? [];
  return `${letters}-${Number(number) + 1}`;
}
