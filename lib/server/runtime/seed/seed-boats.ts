import type { PoolClient } from "pg";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { saveBoats } from "@/lib/server/catalogue/boats/files/save-boats";
import { readBoats } from "./boat-seed";
import { resolveBoatSeed } from "./resolve-boat-seed";

/**
 * The demo boats with texts, pictures, videos, rates, facilities, rules, services and slugs. A boat of such a code that
 * is real, or that the operator imported again, stays as it is.
 */
export async function seedBoats(client: PoolClient, today: TripDay): Promise<void> {
  const { rows } = await client.query<{ code: string }>(
    "select code from boats where not demo or updated_at <> created_at",
  );
  const kept = new Set(rows.map(({ code }) => code));
  const boats = readBoats().filter(({ code }) => !kept.has(code));
  const resolved = boats.map((boat) => resolveBoatSeed(boat, today));
  await saveBoats(client, resolved, { today, demo: true });
}
