import type { PoolClient } from "pg";
import { PLACE_KINDS, type PlaceKind } from "@/lib/domain/shared/vocabulary";
import type { LocalizedText } from "@/lib/i18n/locales";
import { readIds, upsertRows } from "@/lib/server/db/upsert-rows";
import { updateSlugs } from "@/lib/server/slugs/update-slugs";
import { readSeed } from "./read-seed";

export interface PlaceSeed {
  key: string;
  kind: PlaceKind;
  parent?: string;
  latitude: number;
  longitude: number;
  mediaKey?: string;
  name: LocalizedText;
  slug: LocalizedText;
  intro?: LocalizedText;
  meetingPoint?: LocalizedText;
  /** Only of areas: where boats from here go; a paragraph of their descriptions. */
  route?: LocalizedText;
}

/** Approximate driving distances, each between two cities. */
interface RoadsSeed {
  roads: [city: string, other: string, km: number][];
}

/** Cities, their areas, the areas' ports, with slugs. */
export async function seedPlaces(client: PoolClient): Promise<PlaceSeed[]> {
  const places = readSeed<PlaceSeed[]>("places");
  for (const kind of PLACE_KINDS) {
    const idOf = await readIds<number>(client, "places");
    const rows = places
      .filter((place) => place.kind === kind)
      .map((place, index) => ({
        key: place.key,
        kind,
        parent_id: place.parent ? idOf(place.parent) : null,
        name: place.name,
        intro: place.intro ?? null,
        meeting_point: place.meetingPoint ?? null,
        latitude: place.latitude,
        longitude: place.longitude,
        media_key: place.mediaKey ?? null,
        position: index,
      }));
    await upsertRows(client, { table: "places", key: ["key"], existing: "renew" }, rows);
  }
  const idOf = await readIds<number>(client, "places");
  const named = places.map(({ key, kind, slug }) => ({ id: idOf(key), kind, slug }));
  await updateSlugs(client, "place", named);
  await seedRoads(client, idOf);
  return places;
}

async function seedRoads(client: PoolClient, idOf: (key: string) => number): Promise<void> {
  const rows = readSeed<RoadsSeed>("roads").roads.map(([city, other, km]) => {
    const [place_id, other_id] = [idOf(city), idOf(other)].toSorted((a, b) => a - b);
    return { place_id, other_id, km };
  });
  const key = ["place_id", "other_id"];
  await upsertRows(client, { table: "place_roads", key, existing: "renew" }, rows);
}
