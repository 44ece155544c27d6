import type { PoolClient } from "pg";
import { upsertRows } from "@/lib/server/platform/db/upsert-rows";
import { readSeed } from "./read-seed";

/** The texts that people consent to, and the setting that names the version of each. */
const CONSENT_TEXTS = {
  kvkk: "kvkk_version",
  "electronic-messages": "electronic_messages_version",
} as const;

/** Switches, versions of the consent texts and exchange rates that are missing: what the operator set stays. */
export async function seedSettings(client: PoolClient): Promise<void> {
  const shipped = readSeed<Record<string, unknown>>("settings");
  await insertSettings(client, shipped);
  // A text that follows the shipped one brings its version along.
  for (const [page, setting] of Object.entries(CONSENT_TEXTS))
    await client.query(
      `update settings set value = to_jsonb($2::text), updated_at = now()
       where key = $1 and (value #>> '{}')::int < $2::int
         and not exists (select from contents where key = $3 and edited_at is not null)`,
      [setting, shipped[setting], page],
    );
  const rates = Object.entries(readSeed<Record<string, number>>("exchange-rates"));
  await upsertRows(
    client,
    { table: "exchange_rates", key: ["currency"], existing: "keep" },
    rates.map(([currency, tryPerUnit]) => ({ currency, try_per_unit: tryPerUnit })),
  );
}

/** The invented company of the demo: contact data, address, seller. */
export async function seedDemoSettings(client: PoolClient): Promise<void> {
  await insertSettings(client, readSeed<Record<string, unknown>>("demo-settings"));
}

async function insertSettings(client: PoolClient, settings: Record<string, unknown>): Promise<void> {
  await upsertRows(
    client,
    { table: "settings", key: ["key"], existing: "keep" },
    Object.entries(settings).map(([key, value]) => ({ key, value })),
  );
}

/** Removes what still is as the demo has it; what the operator set stays. */
export async function removeDemoSettings(client: PoolClient): Promise<void> {
  await client.query(
    "delete from settings using jsonb_each($1::jsonb) demo where demo.key = settings.key and demo.value = settings.value",
    [JSON.stringify(readSeed("demo-settings"))],
  );
}
