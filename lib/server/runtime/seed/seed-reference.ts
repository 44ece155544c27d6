import type { PoolClient } from "pg";
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
  if (changes.includes(true)) await client.query("select pg_notify('palamar_tags', $1)", [CHANGED_TAGS]);
}
