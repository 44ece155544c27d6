import { PlaceLocator } from "@/components/map/place-locator";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { listNearPorts } from "@/lib/server/catalogue/map/list-near-ports";
import { locatorAddress } from "@/lib/server/catalogue/map/locator-address";

interface PlaceOnMapProps {
  locale: Locale;
  name: string;
  at: GeoPoint;
}

/** The location of a list's place. */
export async function PlaceOnMap({ locale, name, at }: PlaceOnMapProps) {
  const [t, near] = await Promise.all([translatorOf(locale, "locator"), listNearPorts(locale, at)]);
  return (
    <section aria-labelledby="place-on-map" className="mt-12 max-w-2xl">
      <h2 id="place-on-map" className="mb-4 text-2xl md:text-section">
        {t("heading", { name })}
      </h2>
      <PlaceLocator locale={locale} name={name} src={locatorAddress(at)} near={near} {...at} />
    </section>
  );
}
