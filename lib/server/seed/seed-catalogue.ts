import type { PoolClient } from "pg";
import type { ServiceType, ServiceUnit, UsageRuleKind } from "@/lib/domain/shared/vocabulary";
import type { LocalizedText } from "@/lib/i18n/locales";
import { readIds, upsertRows } from "@/lib/server/db/upsert-rows";
import { updateSlugs } from "@/lib/server/slugs/update-slugs";
import { readSeed } from "./read-seed";

export interface TypeSeed {
  key: string;
  mediaKey: string;
  name: LocalizedText;
  slug: LocalizedText;
  intro: LocalizedText;
}

interface FacilitySeed {
  key: string;
  icon: string;
  categoryId: number;
  name: LocalizedText;
}

export interface UsageRuleSeed {
  key: string;
  kind: UsageRuleKind;
  icon: string;
  name: LocalizedText;
  permission?: LocalizedText;
}

export interface ServiceSeed {
  key: string;
  type: ServiceType;
  unit: ServiceUnit;
  categoryId: number;
  icon: string;
  /** Kuruş; boats in another currency ask the rounded equivalent. */
  priceTryMinor: number;
  maxQuantity?: number;
  leadHours: number;
  name: LocalizedText;
  description: LocalizedText;
}

export interface CatalogueSeed {
  types: TypeSeed[];
  services: ServiceSeed[];
  /** Position in the boats' masks, by key. */
  facilityBits: ReadonlyMap<string, number>;
  ruleBits: ReadonlyMap<string, number>;
}

/** Types, facilities, usage rules and services; a row's place in its file is its position and bit. */
export async function seedCatalogue(client: PoolClient): Promise<CatalogueSeed> {
  const types = readSeed<TypeSeed[]>("types");
  const facilities = readSeed<FacilitySeed[]>("facilities");
  const rules = readSeed<UsageRuleSeed[]>("usage-rules");
  const services = readSeed<ServiceSeed[]>("services");
  const into = (table: string) => ({ table, key: ["key"], existing: "renew" }) as const;

  await upsertRows(
    client,
    into("types"),
    types.map(({ key, name, intro, mediaKey }, position) => ({
      key,
      name,
      intro,
      media_key: mediaKey,
      position,
    })),
  );
  await upsertRows(
    client,
    into("facilities"),
    facilities.map(({ key, name, icon, categoryId }, position) => ({
      key,
      name,
      icon,
      bit: position,
      category_id: categoryId,
      position,
    })),
  );
  await upsertRows(
    client,
    into("usage_rules"),
    rules.map(({ permission = null, ...rule }, position) => ({
      ...rule,
      permission,
      bit: position,
      position,
    })),
  );
  await upsertRows(
    client,
    into("services"),
    services.map(({ key, type, unit, name, description, icon, categoryId }, position) => ({
      key,
      type,
      unit,
      name,
      description,
      icon,
      category_id: categoryId,
      position,
    })),
  );

  const idOf = await readIds<number>(client, "types");
  await updateSlugs(
    client,
    "type",
    types.map(({ key, slug }) => ({ id: idOf(key), kind: "type", slug })),
  );
  return { types, services, facilityBits: bitsOf(facilities), ruleBits: bitsOf(rules) };
}

function bitsOf(rows: readonly { key: string }[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ key }, bit) => [key, bit]));
}
