import { asc } from "drizzle-orm";
import { partOfDocument } from "@/lib/domain/boats/boat-parts";
import type { ServiceUnit, UsageRuleKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { versionOfPart } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import { OWN_PARTS, type OwnPart, readSaleState } from "@/lib/server/people/desk/desk-boat";
import { findOwnBoat, type OwnBoat } from "@/lib/server/people/desk/own-boat";
import { getDb } from "@/lib/server/platform/db/pool";
import { services, usageRules } from "@/lib/server/platform/db/schema/catalogue";

/** A part of a boat as its form is opened. */
interface OpenedPart {
  version: string;
  document: Record<string, unknown>;
}

export interface DeskBoatRecord {
  sale: Awaited<ReturnType<typeof readSaleState>>;
  parts: Record<OwnPart, OpenedPart>;
  /** What the catalogue has to offer, by name. */
  services: { key: string; name: string; unit: ServiceUnit }[];
  rules: { key: string; name: string; kind: UsageRuleKind }[];
}

/** What an owner may change of a boat of theirs; null when she is another owner's or does not exist. */
export async function readDeskBoat(
  ownerId: string,
  code: string,
  locale: Locale,
): Promise<DeskBoatRecord | null> {
  const own = await findOwnBoat(ownerId, code);
  if (!own) return null;
  const db = getDb();
  const [sale, offered, rules] = await Promise.all([
    readSaleState(own),
    db
      .select({ key: services.key, name: services.name, unit: services.unit })
      .from(services)
      .orderBy(asc(services.position)),
    db
      .select({ key: usageRules.key, name: usageRules.name, kind: usageRules.kind })
      .from(usageRules)
      .orderBy(asc(usageRules.position)),
  ]);
  return {
    sale,
    parts: {
      terms: openedPart(own, "terms"),
      extras: openedPart(own, "extras"),
      rules: openedPart(own, "rules"),
    },
    services: offered.map((one) => ({ ...one, name: one.name[locale] })),
    rules: rules.map((one) => ({ ...one, name: one.name[locale] })),
  };
}

function openedPart({ boat }: OwnBoat, name: OwnPart): OpenedPart {
  const { part, fields } = OWN_PARTS[name];
  const own: readonly string[] = fields;
  const document = Object.entries(partOfDocument(part, boat)).filter(([field]) => own.includes(field));
  return { version: versionOfPart(part, boat), document: Object.fromEntries(document) };
}
