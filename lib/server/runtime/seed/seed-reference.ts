import type { PoolClient } from "pg";
import { type TableRow, upsertRows } from "@/lib/server/platform/db/upsert-rows";
import { readSeed } from "./read-seed";
import { seedAgreement } from "./seed-agreement";
import { seedCatalogue } from "./seed-catalogue";
import { seedContents } from "./seed-contents";
import { seedContracts } from "./seed-contracts";
import { seedSettings } from "./seed-settings";

const CHANGED_TAGS = JSON.stringify(["places", "boats", "home", "content", "settings", "slugs"]);

/**
 * Data that every shop needs: places of the coast, types, facilities, usage rules, services, exchange
 * rates, versions of the consent texts, pages, questions and contracts. Repeatable: it adds what is missing, brings
 * what nobody edited up to the shipped files, and leaves what the operator edited. Runs in the caller's transaction.
 */
export async function seedReference(client: PoolClient, now: Date): Promise<void> {
  const changes = [
    await seedCatalogue(client),
    await seedContents(client, "shipped", now),
    await seedContracts(client, now),
  ];
  await seedSettings(client);
  await seedPaperKinds(client);
  await seedAgreement(client, now);
  if (changes.includes(true)) await client.query("select pg_notify('palamar_tags', $1)", [CHANGED_TAGS]);
}

/** Which papers owners hand in; those that are there stay as they are, the operator may have changed them. */
async function seedPaperKinds(client: PoolClient): Promise<void> {
  const kinds = readSeed<TableRow[]>("paper-kinds");
  const rows = kinds.map((kind, position) => ({ ...kind, position }));
  await upsertRows(client, { table: "paper_kinds", key: ["key"], existing: "keep" }, rows);
}
