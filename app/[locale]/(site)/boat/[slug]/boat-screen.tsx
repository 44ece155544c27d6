import { getTranslations, setRequestLocale } from "next-intl/server";
import { BoatContent } from "@/app/[locale]/(site)/boat/[slug]/boat-content";
import {
  type BookingBoat,
  makeBookingBoat,
  type SearchedTrip,
} from "@/components/boats/booking/booking-boat";
import { BookingCard } from "@/components/boats/booking/booking-card";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import { bookingLabels } from "@/components/boats/detail/boat-page-labels";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { JsonLd } from "@/components/layout/json-ld";
import { SitePage } from "@/components/layout/site-page";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { slugAddresses } from "@/lib/routes/slug-addresses";
import { getBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { getLiraRates } from "@/lib/server/catalogue/reference/get-lira-rates";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { boatJsonLd } from "@/lib/server/reading/seo/boat-json-ld";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { videoJsonLd } from "@/lib/server/reading/seo/video-json-ld";

interface BoatScreenProps {
  locale: Locale;
  slug: string;
  /** The trip of the address, as the server prices it now; pages from the cache know none. */
  readTrip?: (boat: BookingBoat) => Promise<SearchedTrip | null>;
}

/** A boat: calendar and price come live from the API. */
export async function BoatScreen({ locale, slug, readTrip }: BoatScreenProps) {
  setRequestLocale(locale);
  const [found, frame] = await Promise.all([getBoatPage(locale, slug), getSiteFrame(locale)]);
  if (!found) return <MissingContent locale={locale} frame={frame} />;
  const { boat, similar } = found;
  const [t, quote] = await Promise.all([
    getTranslations({ locale, namespace: "boats" }),
    getTranslations({ locale, namespace: "quote" }),
  ]);
  const addresses = slugAddresses("boat", found.slugs);
  const url = absoluteUrl(addresses[locale]);
  const booking = makeBookingBoat(boat, pathFor("checkout", locale, { slug: boat.slug }));
  const crumbs = [
    { name: t("home"), path: pathFor("home", locale) },
    { name: t("all_boats"), path: pathFor("boats", locale) },
    { name: boat.city.name, path: pathFor("boatsByPlace", locale, { slug: boat.city.slug }) },
    { name: boat.name, path: addresses[locale] },
  ];

  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <BoatContent {...{ locale, found, url, crumbs }} whatsapp={frame.whatsapp}>
        {/* Beside the texts that it repeats: compression sees 32 KB far. */}
        <JsonLd
          data={[boatJsonLd(boat, addresses[locale]), videoJsonLd(boat), breadcrumbJsonLd(crumbs)].filter(
            (one) => one !== null,
          )}
        />
        <aside aria-labelledby="booking" className="contents md:col-start-2 md:row-start-2 md:block md:pt-8">
          <h2 id="booking" tabIndex={-1} className="sr-only">
            {quote("title")}
          </h2>
          <div className="contents md:sticky md:top-[calc(var(--header-height)+16px)] md:block md:max-h-[calc(100dvh-var(--header-height)-32px)] md:overflow-y-auto md:overscroll-contain md:scroll-pb-56">
            <BookingCard
              boat={booking}
              locale={locale}
              searched={(await readTrip?.(booking)) ?? null}
              labels={bookingLabels(quote, boat, locale, t("close"))}
            />
          </div>
        </aside>
        {similar.length > 0 && <SimilarBoats boats={similar} locale={locale} />}
      </BoatContent>
    </SitePage>
  );
}

async function SimilarBoats({ boats, locale }: { boats: readonly VehicleCard[]; locale: Locale }) {
  const [t, rates] = await Promise.all([translatorOf(locale, "boats"), getLiraRates()]);
  return (
    <section aria-labelledby="similar" className="border-line border-t py-10 md:col-span-2 lg:py-20">
      <h2 id="similar" className="mb-5 text-2xl md:text-section">
        {t("sections.similar")}
      </h2>
      <BoatGrid
        cards={boats.map((boat) => makeCardView(boat, locale, t, rates))}
        labels={cardLabels(t, locale)}
        layout="page"
      />
    </section>
  );
}
