import L from "leaflet";
import "leaflet/dist/leaflet.css";
import { clipLand, type Ring } from "@/lib/domain/map/clip-land";
import { COAST_BOX } from "@/lib/domain/map/draw-coast";
import { formatBox, type GeoBox, widenBox } from "@/lib/domain/map/geo-box";
import type { GeoPoint } from "@/lib/domain/map/geo-point";

export interface Tiles {
  url: string;
  attribution: string;
}

export interface MapView {
  latitude: number;
  longitude: number;
  zoom: number;
}

export interface LiveMap {
  leaflet: L.Map;
  /** Shows the whole box, without the visitor having moved. */
  showBox(box: GeoBox): void;
  /** After the frame has changed its size: what was shown whole stays whole, unless the visitor has moved since. */
  fitFrame(): void;
  /** Zooming in never leaves all of these points: open water says nothing. */
  keepInSight(points: readonly GeoPoint[]): void;
  /** The land to draw at the present zoom. */
  drawLand(land: readonly Ring[]): void;
  shownBox(): string;
  view(): MapView;
  remove(): void;
}

interface MapOptions {
  labels: { zoomIn: string; zoomOut: string };
  tiles: Tiles | null;
  view: MapView | undefined;
  /** After every move; `own` when the visitor made it. */
  onMove(own: boolean): void;
}

const COAST: L.LatLngBoundsLiteral = [
  [COAST_BOX.south, COAST_BOX.west],
  [COAST_BOX.north, COAST_BOX.east],
];
/** Not for pointers. */
const AREA = { stroke: true, fillOpacity: 1, interactive: false, noClip: true } as const;
/** Of tiles, which have no edge, and of the smallest frames. */
const MIN_ZOOM = 4;
/** Steps of a quarter: the zoom at which all of the coast fits into the frame is seldom whole. */
const ZOOM_SNAP = 0.25;
/** The own coast is drawn for zoom 12; tiles know more. */
const MAX_ZOOM = { coast: 12, tiles: 18 } as const;
/** Margin around the coast, as a share of its width and height: the pills of ports at the edge need room. */
const EDGE = 0.1;
/** Drawn around the view, so that a short drag shows no gap. */
const LAND_MARGIN = 0.8;
/** Room for half a pill at each side, and for the tools above. */
const PADDING = { paddingTopLeft: [60, 110], paddingBottomRight: [60, 40] } satisfies L.FitBoundsOptions;

/** A Leaflet map with our coast, or a tile server's pictures, beneath. */
export function makeMap(holder: HTMLElement, { labels, tiles, view, onMove }: MapOptions): LiveMap {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const motion = { zoomAnimation: !calm, fadeAnimation: !calm, markerZoomAnimation: !calm, inertia: !calm };
  const maxZoom = tiles ? MAX_ZOOM.tiles : MAX_ZOOM.coast;
  const bounds = L.latLngBounds(COAST).pad(EDGE);
  const map = L.map(holder, {
    ...motion,
    minZoom: MIN_ZOOM,
    maxZoom,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    zoomSnap: ZOOM_SNAP,
    bounceAtZoomLimits: false,
    zoomControl: false,
    attributionControl: false,
  });
  if (!tiles) {
    allowWholeCoast(map);
  }
  map.setView(view ? [view.latitude, view.longitude] : [38.5, 30], view?.zoom ?? MIN_ZOOM);
  L.control
    .zoom({ position: "topright", zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut })
    .addTo(map);
  if (tiles) L.tileLayer(tiles.url, { maxZoom }).addTo(map);
  const shores = L.polygon([], {
    renderer: L.svg({ padding: LAND_MARGIN }),
    ...AREA,
    className: "map-land",
  }).addTo(map);
  let ownMove = false;
  const moveSilently = (move: () => void) => {
    ownMove = true;
    move();
    ownMove = false;
  };
  let shown: GeoBox | null = null;
  let sights: readonly L.LatLng[] = [];
  map.on("zoomend", () => {
    const bounds = map.getBounds();
    const middle = map.getCenter();
    const [nearest] = sights.toSorted((a, b) => middle.distanceTo(a) - middle.distanceTo(b));
    if (nearest && !sights.some((at) => bounds.contains(at))) map.panTo(nearest, { animate: false });
  });
  map.on("moveend", () => {
    if (!ownMove) shown = null;
    onMove(!ownMove);
  });
  const fitBox = ({ west, south, east, north }: GeoBox) => {
    // A map that glides back into its bounds would begin again after every stop, and carry the new view along.
    map.setMaxBounds();
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { ...PADDING, animate: false, maxZoom: MAX_ZOOM.coast },
    );
    // Otherwise it would glide there afterwards, as if the visitor had moved it.
    map.panInsideBounds(bounds, { animate: false });
    map.setMaxBounds(bounds);
  };
  return {
    leaflet: map,
    showBox: (box) => {
      shown = box;
      moveSilently(() => fitBox(box));
    },
    fitFrame: () =>
      moveSilently(() => {
        map.invalidateSize({ animate: false });
        if (shown) fitBox(shown);
      }),
    keepInSight: (points) => {
      sights = points.map(({ latitude, longitude }) => L.latLng(latitude, longitude));
    },
    drawLand: (land) => {
      const rings = tiles ? [] : clipLand(land, widenBox(boxOf(map), LAND_MARGIN));
      shores.setLatLngs(rings.map((ring) => [ring.map(([x = 0, y = 0]) => L.latLng(y, x))]));
    },
    shownBox: () => formatBox(boxOf(map)),
    view: () => ({ latitude: map.getCenter().lat, longitude: map.getCenter().lng, zoom: map.getZoom() }),
    remove: () => map.remove(),
  };
}

/** A frame of any shape can show all ports at once; what it has room for beyond them is drawn, too. */
function allowWholeCoast(map: L.Map): void {
  const limit = () => {
    // Leaflet answers no less than the limit of the frame before, which may have been larger.
    map.options.minZoom = MIN_ZOOM;
    map.setMinZoom(map.getBoundsZoom(COAST));
  };
  limit();
  map.on("resize", limit);
}

function boxOf(map: L.Map): GeoBox {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}
