import type { PoolClient } from "pg";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { matterOf, type SeedDocument } from "./read-documents";
import { readContentJson } from "./read-seed";
import { upsertRows } from "./upsert-rows";

interface PackageSeed {
  key: string;
  name: LocalizedText;
  description: LocalizedText;
  price_minor: number;
  position: number;
}

/** The orderable side of the special services: limits from the Turkish front matter, packages from their JSON. */
export async function seedSpecialServices(
  client: PoolClient,
  services: readonly (readonly [string, Record<Locale, SeedDocument>])[],
  contentId: (key: string) => number,
): Promise<void> {
  await upsertRows(
    client,
    { table: "special_services", key: ["content_id"], existing: "renew" },
    services.map(([key, { tr }]) => ({
      content_id: contentId(key),
      lead_days: Number(matterOf(tr, "lead_days")),
      daily_capacity: Number(matterOf(tr, "daily_capacity")),
    })),
  );
  const packages = readContentJson<Record<string, PackageSeed[]>>("special-services/packages");
  await upsertRows(
    client,
    { table: "service_packages", key: ["key"], existing: "renew" },
    Object.entries(packages).flatMap(([service, offered]) =>
      offered.map(({ key, name, description, price_minor, position }) => ({
        content_id: contentId(service),
        key,
        name,
        description,
        price_minor,
        position,
      })),
    ),
  );
}
