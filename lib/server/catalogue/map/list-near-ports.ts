import { and, between, eq, sql } from "drizzle-orm";
import { LOCATOR, locatorBox, locatorPixel } from "@/lib/domain/map/draw-locator";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import { getReadDb } from "@/lib/server/platform/db/replica";
import { places } from "@/lib/server/platform/db/schema/catalogue";

export interface NearPort extends GeoPoint {
  name: string;
}

/** More names than these would lie on each other. */
const MAX_NAMED = 4;
/** In pixels of the picture, which phones show at half its size: room of a name, and of the pin with its own name. */
const ROOM = { name: { x: 190, y: 40 }, pin: { x: 150, y: 56 } };
/** Nearer to the edge of the picture a name would be cut; wide windows show only the middle of its height. */
const EDGE = { x: 90, top: 50, bottom: 70 };

const readNear = cachedRead(
  "near-ports",
  async (locale: Locale, latitude: number, longitude: number): Promise<NearPort[]> => {
    const { west, south, east, north } = locatorBox({ latitude, longitude });
    return getReadDb()
      .select({
        name: localizedSql(sql`${places.name}`, locale).mapWith(String),
        latitude: places.latitude,
        longitude: places.longitude,
      })
      .from(places)
      .where(
        and(
          eq(places.kind, "port"),
          between(places.longitude, west, east),
          between(places.latitude, south, north),
        ),
      )
      .orderBy(
        sql`(${places.longitude} - ${longitude}) ^ 2 + (${places.latitude} - ${latitude}) ^ 2`,
        places.id,
      );
  },
);

/** The ports on the locator of a point, nearest first, as far as their names have room there. */
export async function listNearPorts(locale: Locale, centre: GeoPoint): Promise<NearPort[]> {
  const near = await readNear(locale, centre.latitude, centre.longitude);
  const { width, height } = LOCATOR;
  const named: NearPort[] = [];
  for (const port of near) {
    const at = locatorPixel(port, centre);
    const hides = (other: GeoPoint, { x, y }: { x: number; y: number }) => {
      const taken = locatorPixel(other, centre);
      return Math.abs(taken.x - at.x) < x && Math.abs(taken.y - at.y) < y;
    };
    const isCut = at.x < EDGE.x || at.x > width - EDGE.x || at.y < EDGE.top || at.y > height - EDGE.bottom;
    if (isCut || hides(centre, ROOM.pin) || named.some((other) => hides(other, ROOM.name))) continue;
    named.push(port);
  }
  return named.slice(0, MAX_NAMED);
}
