import type { PoolClient } from "pg";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { saveBoats } from "@/lib/server/boats/files/save-boats";
import { readBoats } from "./boat-seed";
import { resolveBoatSeed } from "./resolve-boat-seed";
import type { CatalogueSeed } from "./seed-catalogue";
import type { PlaceSeed } from "./seed-places";

/** The demo boats with texts, pictures, videos, rates, facilities, rules, services and slugs. */
export async function seedBoats(
  client: PoolClient,
  catalogue: CatalogueSeed,
  places: readonly PlaceSeed[],
  today: TripDay,
): Promise<void> {
  const boats = readBoats().map((boat) => resolveBoatSeed(boat, { catalogue, places, today }));
  await saveBoats(client, boats, { today, demo: true });
}
