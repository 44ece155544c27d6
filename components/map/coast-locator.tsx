import { MapCredit } from "@/components/map/map-credit";
import { SiteLink } from "@/components/ui/site-link";
import { COAST_PICTURE, coastPixel } from "@/lib/domain/map/draw-coast";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Locale } from "@/lib/i18n/locales";

export interface PinnedPlace extends GeoPoint {
  name: string;
  href: string;
  count: string;
}

interface CoastLocatorProps {
  locale: Locale;
  /** The address of the picture. */
  src: string;
  alt: string;
  places: readonly PinnedPlace[];
  /** Where the links lead to searches. */
  nofollow: boolean;
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

/** A picture of the coast with a numbered pin for each place, and the same places as a list: a map without scripts. */
export function CoastLocator({ locale, src, alt, places, nofollow }: CoastLocatorProps) {
  const { width, height } = COAST_PICTURE;
  return (
    <figure className="grid gap-3">
      {/* A map runs from west to east in every language. */}
      <div dir="ltr" className="relative overflow-hidden rounded-card border border-line">
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto w-full bg-sea-soft"
        />
        {places.map((place, at) => {
          const { x, y } = coastPixel(place);
          return (
            <span
              key={place.href}
              aria-hidden
              className="coast-pin"
              style={{ insetInlineStart: percent(x, width), insetBlockStart: percent(y, height) }}
            >
              {at + 1}
            </span>
          );
        })}
      </div>
      <ol className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {places.map(({ name, href, count }, at) => (
          <li key={href} className="flex items-center gap-2">
            <span aria-hidden className="tabular w-5 text-end text-muted text-sm">
              {at + 1}
            </span>
            <SiteLink
              href={href}
              rel={nofollow ? "nofollow" : undefined}
              className="inline-flex min-h-9 items-center font-semibold text-sea-dark text-sm underline"
            >
              {name}
            </SiteLink>
            <span className="text-muted text-sm">{count}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        <MapCredit locale={locale} />
      </figcaption>
    </figure>
  );
}
