import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import type { SlugPage } from "@/app/[locale]/page-props";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { OccasionComparison } from "@/components/occasions/occasion-comparison";
import { OccasionForm } from "@/components/occasions/occasion-form";
import { makeFilterOptions } from "@/components/search/filters/make-filter-options";
import { TRIP_DURATIONS } from "@/lib/contracts/boats/vehicles";
import { MAX_OFFERS, occasionPlanOf } from "@/lib/domain/occasions/occasion-plan";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { getOccasionExample } from "@/lib/server/catalogue/occasions/get-occasion-example";
import { listOccasionLines } from "@/lib/server/catalogue/occasions/list-occasion-lines";
import { getLiraRates } from "@/lib/server/catalogue/reference/get-lira-rates";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { getService } from "@/lib/server/reading/content/get-service";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { AddableServices } from "./addable-services";
import { OccasionFrame } from "./occasion-frame";
import { occasionMetadata } from "./occasion-metadata";

export const revalidate = 60;
// Made at the first visit.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: SlugPage): Promise<Metadata> {
  const { locale, slug } = await params;
  return occasionMetadata(locale, slug, false);
}

/** An occasion before anything is chosen: the form, what can be added, and how it differs from a package. */
export default async function OccasionPage({ params }: SlugPage) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const service = await getService(locale, slug);
  if (!service?.offer) return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
  const { serviceKey: key, packages } = service;
  const [t, search, boats, catalogue, rates, lines, compared] = await Promise.all([
    translatorOf(locale, "occasions"),
    translatorOf(locale, "search"),
    translatorOf(locale, "boats"),
    getFilterOptions(locale),
    getLiraRates(),
    listOccasionLines(locale, key),
    getOccasionExample(locale, key, packages),
  ]);
  const cards = service.boats.map((boat) => makeCardView(boat, locale, boats, rates));
  return (
    <OccasionFrame locale={locale} service={service} intro={t("intro", { count: MAX_OFFERS })}>
      <div className="container-page py-8">
        <OccasionForm
          id="occasion"
          wide
          action={pathFor("occasion", locale, { slug })}
          places={makeFilterOptions(catalogue, search).places}
          durations={TRIP_DURATIONS}
          plan={occasionPlanOf(key)}
        />
      </div>
      {lines.length > 0 && <AddableServices locale={locale} services={lines} />}
      {compared && (
        <div className="container-page py-10 md:py-14 lg:py-20">
          <OccasionComparison
            locale={locale}
            slug={slug}
            on="occasion"
            own={{ ...compared.example, boat: null, exact: false }}
            ready={compared.ready}
          />
        </div>
      )}
      {cards.length > 0 && (
        <section aria-labelledby="matching-boats" className="bg-sand">
          <div className="container-page py-10 md:py-14 lg:py-20">
            <h2 id="matching-boats" className="mb-6 text-2xl md:text-section">
              {t("boats")}
            </h2>
            <BoatGrid
              cards={cards}
              labels={cardLabels(boats, locale)}
              layout="page"
              origin={absoluteUrl("")}
            />
          </div>
        </section>
      )}
    </OccasionFrame>
  );
}
