import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

interface OfficeMapProps {
  latitude: number;
  longitude: number;
}

type Point = readonly [latitude: number, longitude: number];

/** The window of the drawing; an office outside of it is only linked. */
const SOUTH = 41.026;
const NORTH = 41.096;
const WEST = 28.985;
const EAST = 29.092;
const WIDTH = 640;
const HEIGHT = 552;

/** The shores of the Bosphorus, from south to north. */
const EUROPE: readonly Point[] = [
  [41.02, 28.975],
  [41.0305, 28.987],
  [41.0345, 28.9935],
  [41.0385, 29.0],
  [41.0415, 29.0075],
  [41.0437, 29.016],
  [41.0473, 29.027],
  [41.0525, 29.0345],
  [41.0575, 29.037],
  [41.0625, 29.0405],
  [41.0675, 29.0455],
  [41.072, 29.0462],
  [41.0765, 29.0438],
  [41.0795, 29.0475],
  [41.082, 29.0535],
  [41.0855, 29.0572],
  [41.092, 29.0555],
  [41.1, 29.0575],
];
const ASIA: readonly Point[] = [
  [41.1, 29.0665],
  [41.0935, 29.067],
  [41.0885, 29.0668],
  [41.082, 29.067],
  [41.0775, 29.0625],
  [41.074, 29.0578],
  [41.0685, 29.0592],
  [41.064, 29.06],
  [41.057, 29.056],
  [41.051, 29.052],
  [41.0465, 29.0468],
  [41.0435, 29.044],
  [41.0405, 29.0375],
  [41.036, 29.0298],
  [41.0315, 29.0222],
  [41.0275, 29.0135],
  [41.02, 29.007],
];
const BRIDGES: readonly (readonly [Point, Point])[] = [
  [
    [41.0488, 29.0268],
    [41.0412, 29.0412],
  ],
  [
    [41.0929, 29.0525],
    [41.0895, 29.0705],
  ],
];
const NAMES: readonly (readonly [name: string, at: Point])[] = [
  ["Beşiktaş", [41.0475, 29.0035]],
  ["Ortaköy", [41.0535, 29.021]],
  ["Arnavutköy", [41.0705, 29.033]],
  ["Bebek", [41.0795, 29.0365]],
  ["Üsküdar", [41.0285, 29.0255]],
  ["Çengelköy", [41.0515, 29.065]],
  ["Kandilli", [41.0735, 29.0695]],
];

const place = ([latitude, longitude]: Point) => ({
  x: Math.round(((longitude - WEST) / (EAST - WEST)) * WIDTH),
  y: Math.round(((NORTH - latitude) / (NORTH - SOUTH)) * HEIGHT),
});
const path = (points: readonly Point[]) =>
  points.map((point, index) => `${index === 0 ? "M" : "L"}${place(point).x} ${place(point).y}`).join("");

/** Where the office stands, drawn by ourselves: no foreign script, no foreign picture. */
export function OfficeMap({ latitude, longitude }: OfficeMapProps) {
  const t = useTranslations("contact");
  const drawn = latitude > SOUTH && latitude < NORTH && longitude > WEST && longitude < EAST;
  const office = place([latitude, longitude]);
  const at = `${latitude},${longitude}`;
  const links = [
    [
      t("osm"),
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    ],
    [t("google"), `https://www.google.com/maps/search/?api=1&query=${at}`],
  ] as const;
  return (
    <section aria-labelledby="map">
      <h2 id="map" className="mb-3 text-lg">
        {t("map_title")}
      </h2>
      {drawn && (
        <svg
          role="img"
          aria-label={t("map_alt")}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="w-full rounded-card border border-line bg-sand"
        >
          <path d={`${path([...EUROPE, ...ASIA])}Z`} className="fill-sea/25 stroke-2 stroke-sea/40" />
          {BRIDGES.map(([from, to]) => (
            <path key={from.join()} d={path([from, to])} className="stroke-[3] stroke-muted" />
          ))}
          {NAMES.map(([name, point]) => (
            <text
              key={name}
              {...place(point)}
              textAnchor="middle"
              direction="ltr"
              className="fill-muted font-medium text-[17px]"
            >
              {name}
            </text>
          ))}
          <g transform={`translate(${office.x} ${office.y})`}>
            <path
              d="M0 0C-6-14-20-22-20-38a20 20 0 0 1 40 0C20-22 6-14 0 0Z"
              className="fill-coral stroke-2 stroke-white"
            />
            <circle cy="-38" r="7" className="fill-white" />
          </g>
        </svg>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {links.map(([label, href]) => (
          <li key={href}>
            <a
              href={href}
              rel="noopener"
              className="inline-flex min-h-9 items-center gap-1.5 text-sea-dark text-sm hover:underline"
            >
              {label}
              <Icon name="external-link" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
