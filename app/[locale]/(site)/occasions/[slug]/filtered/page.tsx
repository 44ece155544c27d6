import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { queryOf, type SearchParams, type SlugPage } from "@/app/[locale]/page-props";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { OccasionForm } from "@/components/occasions/occasion-form";
import { OccasionLines } from "@/components/occasions/occasion-lines";
import { occasionQuery } from "@/components/occasions/occasion-query";
import { makeFilterOptions, placeSlugs } from "@/components/search/filters/make-filter-options";
import { Notice } from "@/components/ui/notice";
import { TRIP_DURATIONS } from "@/lib/contracts/boats/vehicles";
import { MAX_OFFERS, occasionPlanOf } from "@/lib/domain/occasions/occasion-plan";
import { readOccasionQuery } from "@/lib/domain/occasions/read-occasion-query";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { defaultLines, listOccasionLines } from "@/lib/server/catalogue/occasions/list-occasion-lines";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getService } from "@/lib/server/reading/content/get-service";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { OccasionFrame } from "../occasion-frame";
import { occasionMetadata } from "../occasion-metadata";
import { OfferedBoats } from "../offered-boats";

interface PageProps extends SlugPage {
  searchParams: SearchParams;
}

// Everything is in the query.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  return occasionMetadata(locale, slug, true);
}

/** An occasion as chosen: three boats with their totals, or what to change; everything is in the address. */
export default async function ChosenOccasionPage({ params, searchParams }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const service = await getService(locale, slug);
  if (!service?.offer) return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
  const plan = occasionPlanOf(service.serviceKey);
  const typed = queryOf(await searchParams);
  const now = currentTime();
  const [t, search, catalogue, services] = await Promise.all([
    translatorOf(locale, "occasions"),
    translatorOf(locale, "search"),
    getFilterOptions(locale),
    listOccasionLines(locale, service.serviceKey),
  ]);
  const known = placeSlugs(catalogue);
  const { choice, faults } = readOccasionQuery(typed, plan, (where) => known.has(where), now);
  const lines =
    choice?.lines ?? defaultLines(service.serviceKey, services, choice?.personCount ?? plan.personCount);
  const form = (
    <OccasionForm
      id="occasion"
      action={pathFor("occasion", locale, { slug })}
      places={makeFilterOptions(catalogue, search, undefined, typed.get("where") ?? undefined).places}
      durations={TRIP_DURATIONS}
      plan={plan}
      typed={typed}
      faults={faults}
      today={tripDayOf(now)}
      wide={!choice}
    >
      {services.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-bold text-lg text-navy">
            {t("form.lines")}
          </summary>
          <div className="mt-3">
            <OccasionLines id="line" services={services} chosen={lines} legendHidden />
          </div>
        </details>
      )}
    </OccasionForm>
  );
  if (!choice)
    return (
      <OccasionFrame locale={locale} service={service} intro={t("intro", { count: MAX_OFFERS })}>
        <div className="container-page grid gap-5 py-8">
          <Notice tone="warning" title={t("faults_title")} />
          {form}
        </div>
      </OccasionFrame>
    );
  return (
    <OccasionFrame locale={locale} service={service} query={occasionQuery(choice, choice.lines)}>
      <div className="container-page grid items-start gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <OfferedBoats {...{ locale, service, choice, lines, services, now }} />
        {form}
      </div>
    </OccasionFrame>
  );
}
