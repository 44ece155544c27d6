import type { PoolClient } from "pg";
import { filterCatalogue, SECTIONS, type Section } from "@/lib/server/catalogue/reference/catalogue-document";
import { checkCatalogue } from "@/lib/server/catalogue/reference/check-catalogue";
import { compareCatalogue } from "@/lib/server/catalogue/reference/compare-catalogue";
import { readStoredCatalogue, writeCatalogue } from "@/lib/server/catalogue/reference/read-stored-catalogue";
import { saveCatalogue } from "@/lib/server/catalogue/reference/save-catalogue";
import { readIds, upsertRows } from "@/lib/server/platform/db/upsert-rows";
import { log } from "@/lib/server/platform/log";
import { readShippedCatalogue } from "./catalogue-seed";
import { readSeed } from "./read-seed";

/** Approximate driving distances, each between two cities. */
interface RoadsSeed {
  roads: [city: string, other: string, km: number][];
}

/**
 * Places, types, facilities, usage rules and services: missing ones are added, the others follow the files unless the
 * operator edited them. What no longer fits beside the operator's own entries is left out and logged. Returns whether
 * anything changed.
 */
export async function seedCatalogue(client: PoolClient): Promise<boolean> {
  const stored = await readStoredCatalogue(client);
  const edited = new Set(
    SECTIONS.flatMap((section) =>
      stored[section].filter((entry) => entry.edited).map(({ key }) => `${section} ${key}`),
    ),
  );
  let fitting = filterCatalogue(readShippedCatalogue(), (section, key) => !edited.has(`${section} ${key}`));
  // Again without those: their areas and ports do not fit either.
  for (;;) {
    const issues = await checkCatalogue(client, fitting, stored);
    if (issues.length === 0) break;
    log("warn", "shipped_catalogue_does_not_fit", { issues });
    const unfit = new Set(issues.map(({ section, key }) => `${section} ${key}`));
    fitting = filterCatalogue(fitting, (section, key) => !unfit.has(`${section} ${key}`));
  }
  const changes = compareCatalogue(writeCatalogue(stored), fitting);
  const changed = new Set(changes.map(({ section, key }) => `${section} ${key}`));
  const isChanged = (section: Section, key: string) => changed.has(`${section} ${key}`);
  await saveCatalogue(client, filterCatalogue(fitting, isChanged));
  const newPlaces = changes.filter(({ section, isNew }) => section === "places" && isNew);
  await seedRoads(client, new Set(newPlaces.map(({ key }) => key)));
  return changes.length > 0;
}

/** The roads of new cities only: the operator may have changed or removed the others. */
async function seedRoads(client: PoolClient, newPlaces: ReadonlySet<string>): Promise<void> {
  const idOf = await readIds<number>(client, "places");
  const rows = readSeed<RoadsSeed>("roads")
    .roads.filter(([city, other]) => newPlaces.has(city) || newPlaces.has(other))
    .map(([city, other, km]) => {
      const [place_id, other_id] = [idOf(city), idOf(other)].toSorted((a, b) => a - b);
      return { place_id, other_id, km };
    });
  await upsertRows(client, { table: "place_roads", key: ["place_id", "other_id"], existing: "keep" }, rows);
}
