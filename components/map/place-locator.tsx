import { useTranslations } from "next-intl";
import { MapCredit } from "@/components/map/map-credit";
import { Icon } from "@/components/ui/icon/icon";
import { LOCATOR, locatorPixel } from "@/lib/domain/map/draw-locator";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Locale } from "@/lib/i18n/locales";
import { directionsUrl } from "@/lib/routes/directions-url";

interface PlaceLocatorProps extends GeoPoint {
  locale: Locale;
  name: string;
  /** The address of the picture. */
  src: string;
  /** Other ports on it. */
  near?: readonly (GeoPoint & { name: string })[];
}

/** The location of a place: a picture of the coast with a pin, and links to maps with directions. */
export function PlaceLocator({ locale, name, src, latitude, longitude, near = [] }: PlaceLocatorProps) {
  const t = useTranslations("locator");
  const links = [
    [t("google"), directionsUrl({ latitude, longitude })],
    [
      t("osm"),
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    ],
  ] as const;
  return (
    <figure className="grid gap-2">
      <div className="relative overflow-hidden rounded-card border border-line">
        <img
          src={src}
          alt={t("alt", { name })}
          width={LOCATOR.width}
          height={LOCATOR.height}
          loading="lazy"
          className="aspect-video w-full bg-sea-soft object-cover lg:aspect-21/9"
        />
        <NearPorts near={near} centre={{ latitude, longitude }} />
        <p
          aria-hidden
          className="absolute inset-x-0 top-1/2 mx-auto mt-1.5 w-fit max-w-[80%] truncate rounded-full bg-white/90 px-2.5 py-0.5 font-semibold text-navy text-sm"
        >
          {name}
        </p>
      </div>
      <figcaption className="grid gap-1">
        <ul className="flex flex-wrap gap-x-5">
          {links.map(([label, href]) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea-dark text-sm underline"
              >
                {label}
                <Icon name="external-link" size={16} />
              </a>
            </li>
          ))}
        </ul>
        <p>
          <MapCredit locale={locale} />
        </p>
      </figcaption>
    </figure>
  );
}

/** The names of the other ports, at their places on the picture, of which wide windows show the middle. */
function NearPorts({ near, centre }: { near: NonNullable<PlaceLocatorProps["near"]>; centre: GeoPoint }) {
  if (near.length === 0) return null;
  return (
    <div aria-hidden dir="ltr" className="near-ports">
      {near.map(({ name, ...point }) => {
        const { x, y } = locatorPixel(point, centre);
        const at = { insetInlineStart: percent(x, LOCATOR.width), top: percent(y, LOCATOR.height) };
        return (
          <span key={name} style={at}>
            {name}
          </span>
        );
      })}
    </div>
  );
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
