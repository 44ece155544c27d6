/** The symbols of `public/icons/catalogue.svg` (lucide): one cached file instead of their drawings in every page. */
export const CATALOGUE_ICONS: ReadonlySet<string> = new Set([
  "accessibility",
  "air-vent",
  "anchor",
  "arrow-down-to-line",
  "baby",
  "bath",
  "bed-double",
  "briefcase-medical",
  "calendar-days",
  "check",
  "cigarette-off",
  "clock",
  "coffee",
  "compass",
  "cooking-pot",
  "droplets",
  "fish",
  "flame",
  "footprints",
  "land-plot",
  "life-buoy",
  "navigation",
  "paw-print",
  "refrigerator",
  "ruler",
  "sailboat",
  "shield-check",
  "shirt",
  "shower-head",
  "snowflake",
  "sparkles",
  "speaker",
  "sun",
  "toilet",
  "triangle-alert",
  "tv",
  "umbrella",
  "users",
  "utensils",
  "volume-x",
  "waves",
  "wifi",
  "wine",
  "wine-off",
  "zap",
]);

const FILE = "/icons/catalogue.svg";

/** An icon that a facility, a rule or a fact names; an unknown one is a tick. */
export function CatalogueIcon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={`catalogue-icon ${className}`.trim()}>
      <use href={`${FILE}#${CATALOGUE_ICONS.has(name) ? name : "check"}`} />
    </svg>
  );
}
