import { CoastFigure, type CoastFigureProps } from "@/components/map/coast-figure";
import { MapCredit } from "@/components/map/map-credit";
import { COAST_PICTURE, coastPixel } from "@/lib/domain/map/draw-coast";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Locale } from "@/lib/i18n/locales";

interface PinnedPlace extends GeoPoint {
  name: string;
  href: string;
  count: string;
}

interface CoastLocatorProps extends Pick<CoastFigureProps, "src" | "alt" | "nofollow"> {
  locale: Locale;
  places: readonly PinnedPlace[];
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

/** A picture of the coast with a numbered pin for each place, and the same places as a list: a map without scripts. */
export function CoastLocator({ locale, places, ...picture }: CoastLocatorProps) {
  const { width, height } = COAST_PICTURE;
  const pinned = places.map(({ name, href, count, ...point }) => {
    const { x, y } = coastPixel(point);
    return { name, href, count, x: percent(x, width), y: percent(y, height) };
  });
  return (
    <CoastFigure {...picture} width={width} height={height} places={pinned}>
      <MapCredit locale={locale} />
    </CoastFigure>
  );
}
