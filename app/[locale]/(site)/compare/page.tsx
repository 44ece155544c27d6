import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { compareColumns } from "@/app/[locale]/(site)/compare/compare-columns";
import { type LocalePage, queryOf, type SearchParams } from "@/app/[locale]/page-props";
import { chosenTripText } from "@/components/boats/card/found-trip";
import { compareRows } from "@/components/boats/compare/compare-rows";
import { CompareTable } from "@/components/boats/compare/compare-table";
import { SyncComparison } from "@/components/boats/compare/sync-comparison";
import { TripForm } from "@/components/boats/trip-form";
import { EmptyListNotice } from "@/components/layout/empty-list-notice";
import { PageIntro } from "@/components/layout/page-intro";
import { SitePage } from "@/components/layout/site-page";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Notice } from "@/components/ui/notice";
import { SiteLink } from "@/components/ui/site-link";
import { boatQuery, tripQuery } from "@/lib/contracts/boats/boat-query";
import { compareQuery, parseCompareQuery } from "@/lib/contracts/boats/compare-query";
import { COMPARED_NAME, MAX_COMPARED } from "@/lib/domain/boats/compared-boat";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { compareBoats } from "@/lib/server/catalogue/search/offers/compare-boats";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface ComparePageProps extends LocalePage {
  searchParams: SearchParams;
}

// Everything is in the query.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: ComparePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "compare" });
  return { title: t("meta_title"), robots: { index: false, follow: false } };
}

/** Up to four boats for the same trip; everything is in the address. */
export default async function ComparePage({ params, searchParams }: ComparePageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const values = queryOf(await searchParams);
  const { boats, trip } = parseCompareQuery(values);
  const now = currentTime();
  const [t, tBoats, frame, compared] = await Promise.all([
    getTranslations({ locale, namespace: "compare" }),
    getTranslations({ locale, namespace: "boats" }),
    getSiteFrame(locale),
    compareBoats(
      locale,
      boats.map(({ boatId, trip: own }) => ({ boatId, trip: own ?? trip })),
      now,
    ),
  ]);
  const texts = { t, tBoats, locale };
  const shownIds = compared.map(({ card }) => card.id);
  const shown = boats.filter(({ boatId }) => shownIds.includes(boatId));
  const addressOf = (kept: typeof shown) => pathFor("compare", locale, null, compareQuery(kept, trip));
  const trips = compared.flatMap((one) => one.trip ?? []);
  const [someTrip = null] = trips;
  const isOneTrip = new Set(trips.map((one) => String(tripQuery(one)))).size === 1;
  const list = pathFor("boats", locale, null, someTrip ? boatQuery(someTrip) : {});
  const crumbs = [
    { name: tBoats("home"), path: pathFor("home", locale) },
    { name: tBoats("all_boats"), path: pathFor("boats", locale) },
    { name: t("title"), path: pathFor("compare", locale) },
  ];
  return (
    <SitePage
      locale={locale}
      addresses={addressesOf("compare", null, compareQuery(shown, trip))}
      frame={frame}
    >
      <PageIntro
        title={t("title")}
        text={
          someTrip
            ? isOneTrip
              ? chosenTripText(someTrip, locale, tBoats)
              : t("own_trips")
            : t("intro", { max: MAX_COMPARED })
        }
        breadcrumbs={{ label: tBoats("breadcrumbs"), crumbs }}
      />
      <div className="container-page grid gap-5 py-8">
        {compared.length === 0 ? (
          <EmptyListNotice
            icon={<Icon name="scale" size={28} />}
            title={t("empty_title")}
            text={t("empty_text", { max: MAX_COMPARED })}
            to="boats"
            action={t("find_boats")}
          />
        ) : (
          <>
            <SyncComparison
              boats={compared.map(({ card: { id, name }, trip: of }) => ({
                id,
                name,
                trip: of ? String(tripQuery(of)) : "",
              }))}
            />
            <TripForm
              action={pathFor("compare", locale)}
              kept={shownIds.map((id) => [COMPARED_NAME, id])}
              values={trip || !someTrip ? values : tripQuery(someTrip)}
              title={t(someTrip ? "change_trip" : "choose_trip")}
              open={someTrip === null}
              t={t}
            />
            {trips.length < compared.length && <Notice>{t("no_trip")}</Notice>}
            {boats.length > compared.length && <Notice tone="warning">{t("some_missing")}</Notice>}
            {compared.length === 1 && <Notice>{t("one_boat")}</Notice>}
            <CompareTable
              caption={t("title")}
              columns={compareColumns(
                compared,
                (id) => addressOf(shown.filter(({ boatId }) => boatId !== id)),
                texts,
              )}
              rows={compareRows(
                compared.map(({ facts }) => facts),
                texts,
                now,
              )}
              texts={texts}
            />
            {compared.length < MAX_COMPARED && (
              <p>
                <SiteLink href={list} rel="nofollow" className={buttonClass({ variant: "outline" })}>
                  <Icon name="plus" />
                  {t("add")}
                </SiteLink>
              </p>
            )}
          </>
        )}
      </div>
    </SitePage>
  );
}
