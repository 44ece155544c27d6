import type { PoolClient } from "pg";
import { upsertRows } from "@/lib/server/db/upsert-rows";
import { readSeed } from "./read-seed";

/** Shop settings and exchange rates that are still missing: what the operator set stays. */
export async function seedSettings(client: PoolClient): Promise<void> {
  const settings = Object.entries(readSeed<Record<string, unknown>>("settings"));
  await upsertRows(
    client,
    { table: "settings", key: ["key"], existing: "keep" },
    settings.map(([key, value]) => ({ key, value })),
  );
  const rates = Object.entries(readSeed<Record<string, number>>("exchange-rates"));
  await upsertRows(
    client,
    { table: "exchange_rates", key: ["currency"], existing: "keep" },
    rates.map(([currency, tryPerUnit]) => ({ currency, try_per_unit: tryPerUnit })),
  );
}
