import type { GeoPoint } from "@/lib/domain/map/geo-point";
import { worldPixel } from "@/lib/domain/map/mercator";
import type { Currency, RateKind } from "@/lib/domain/shared/vocabulary";

interface Named {
  id: number;
  name: string;
  slug: string;
}

export interface LowestPrice {
  /** Minor units of the boat's own currency. */
  amount: number;
  currency: Currency;
  /** `total`: of the searched trip. */
  per: RateKind | "total";
  /** In lira, so that prices in different currencies compare. */
  tryMinor: number;
}

/** A port with boats of the search. */
export interface MapPort extends Named, GeoPoint {
  city: Named;
  areaId: number;
  boats: number;
  /** There are more boats than were counted. */
  more: boolean;
  /** Null where no boat has a price. */
  lowest: LowestPrice | null;
}

/** A pin: a port, or a city with all of its ports. */
export interface MapPin extends Named, GeoPoint {
  kind: "port" | "city";
  boats: number;
  more: boolean;
  lowest: LowestPrice | null;
  portIds: readonly number[];
  /** A dot where a pill would cover a more important one. */
  shape: "pill" | "dot";
  /** Where the name of a dot stands; null where it would lie on something, and for pills, which have theirs. */
  nameSide: "east" | "west" | "south" | null;
}

/** Below this zoom the ports of a city are too close to be distinguished. */
const PORTS_FROM_ZOOM = 9;
/** In pixels; a pill with the longest usual text, and the name beneath. */
const SIZES = { pill: { width: 124, height: 50 }, dot: { width: 16, height: 16 } } as const;

/** In pixels; as wide as a letter of a dot's name usually is. */
const NAME = { letter: 7, height: 16 } as const;
const NAME_SIDES = ["east", "west", "south"] as const;

/** A part of the map that something covers, in pixels around its middle. */
interface Cover {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Cover, b: Cover) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/**
 * The pins at a zoom: cities when far, ports when near, in reading order. Where pills would overlap, the one with more
 * boats stays and the others become dots; no pill covers the dot of a place with more boats. Dots have their names
 * where these lie on nothing.
 */
export function arrangePins(ports: readonly MapPort[], zoom: number, rightToLeft = false): MapPin[] {
  const pins = zoom < PORTS_FROM_ZOOM ? citiesOf(ports) : ports.map(portPin);
  const taken: Cover[] = [];
  const placed = pins
    .toSorted((a, b) => b.boats - a.boats || a.id - b.id)
    .map((pin): MapPin => {
      const at = worldPixel(pin, zoom);
      const isFree = !taken.some((cover) => overlap(cover, { ...at, ...SIZES.pill }));
      const shape = isFree ? "pill" : "dot";
      taken.push({ ...at, ...SIZES[shape] });
      return { ...pin, shape };
    })
    .map((pin): MapPin => {
      if (pin.shape === "pill") return pin;
      const nameSide = NAME_SIDES.find(
        (side) => !taken.some((cover) => overlap(cover, nameAt(pin, side, zoom))),
      );
      if (nameSide) taken.push(nameAt(pin, nameSide, zoom));
      return { ...pin, nameSide: nameSide ?? null };
    });
  return inReadingOrder(placed, zoom, rightToLeft);
}

/** What the name of a dot covers, a hair beside it. */
function nameAt(pin: MapPin, side: (typeof NAME_SIDES)[number], zoom: number): Cover {
  const { x, y } = worldPixel(pin, zoom);
  const width = pin.name.length * NAME.letter;
  const beside = (SIZES.dot.width + width) / 2 + 1;
  const below = (SIZES.dot.height + NAME.height) / 2 + 1;
  const at = { east: { x: x + beside, y }, west: { x: x - beside, y }, south: { x, y: y + below } }[side];
  return { ...at, width, height: NAME.height };
}

/** Rows from north to south, each in the direction of reading. */
function inReadingOrder(pins: readonly MapPin[], zoom: number, rightToLeft: boolean): MapPin[] {
  const rowOf = (pin: MapPin) => Math.round(worldPixel(pin, zoom).y / SIZES.pill.height);
  const columnOf = (pin: MapPin) => worldPixel(pin, zoom).x * (rightToLeft ? -1 : 1);
  return pins.toSorted((a, b) => rowOf(a) - rowOf(b) || columnOf(a) - columnOf(b));
}

function portPin({ city: _, areaId: __, ...port }: MapPort): MapPin {
  return { ...port, kind: "port", portIds: [port.id], shape: "pill", nameSide: null };
}

function citiesOf(ports: readonly MapPort[]): MapPin[] {
  return [...Map.groupBy(ports, ({ city }) => city.id).values()].map(cityPin);
}

/** Placed where most of the city's boats are. */
function cityPin(ports: readonly MapPort[]): MapPin {
  const [busiest = ports[0]] = ports.toSorted((a, b) => b.boats - a.boats);
  if (!busiest) throw new RangeError("A city pin needs a port");
  const priced = ports.flatMap(({ lowest }) => lowest ?? []);
  return {
    ...busiest.city,
    kind: "city",
    latitude: busiest.latitude,
    longitude: busiest.longitude,
    boats: ports.reduce((sum, { boats }) => sum + boats, 0),
    more: ports.some(({ more }) => more),
    lowest: priced.toSorted((a, b) => a.tryMinor - b.tryMinor)[0] ?? null,
    portIds: ports.map(({ id }) => id),
    shape: "pill",
    nameSide: null,
  };
}
