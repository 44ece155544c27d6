import { readFile } from "node:fs/promises";
import path from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Topology } from "topojson-specification";
import type { Ring } from "@/lib/domain/map/clip-land";
import { COAST_FILES } from "@/lib/domain/map/coast-files";

type Coast = Topology<{ land: MultiPolygon } & Record<string, MultiPolygon | GeometryCollection>>;

let land: Promise<Ring[]> | undefined;

/** The shores of the shipped coast as rings of longitude and latitude, read once. */
export function readLand(): Promise<Ring[]> {
  land ??= readLandOf(COAST_FILES.coast);
  return land;
}

/** The shores of one of the shipped files. */
export async function readLandOf(file: string): Promise<Ring[]> {
  const text = await readFile(path.join(process.cwd(), "public", file), "utf8");
  const coast = JSON.parse(text) as Coast;
  return feature(coast, coast.objects.land).geometry.coordinates.flat();
}
