/** Symbols of `public/icons/catalogue.svg` (lucide) that pages use beside those that the catalogue names. */
export const PAGE_ICONS = [
  "calendar-check",
  "circle-alert",
  "circle-check",
  "circle-x",
  "external-link",
  "info",
  "link-2",
  "mail",
  "map-pin",
  "message-circle",
  "phone",
  "search",
  "star",
] as const;

const FILE = "/icons/catalogue.svg";

/** Of the catalogue's, those that pages use too. */
type CatalogueIconName = "check" | "clock" | "sailboat" | "shield-check";

interface SpriteIconProps {
  name: (typeof PAGE_ICONS)[number] | CatalogueIconName;
  size?: number;
  className?: string;
}

/** An icon by its name: in parts of a page that no script owns, drawings would be most of the bytes. */
export function SpriteIcon({ name, size = 20, className }: SpriteIconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={className}>
      <use href={`${FILE}#${name}`} />
    </svg>
  );
}
