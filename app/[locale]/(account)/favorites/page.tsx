import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { SharedLists } from "@/app/[locale]/(account)/favorites/shared-lists";
import { TripForAll } from "@/app/[locale]/(account)/favorites/trip-for-all";
import { tripsOf } from "@/app/[locale]/(account)/favorites/trips-of";
import { type LocalePage, queryOf, type SearchParams } from "@/app/[locale]/page-props";
import { FavouritesRefresh } from "@/components/account/favourites/favourites-refresh";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardLabels, makeTripCardView } from "@/components/boats/card/make-card-view";
import { CompareTray } from "@/components/boats/compare/compare-tray";
import { compareTrayLabels } from "@/components/boats/compare/compare-tray-labels";
import { AccountNav } from "@/components/layout/account-nav";
import { EmptyListNotice } from "@/components/layout/empty-list-notice";
import { IslandMessages } from "@/components/layout/island-messages";
import { SitePage } from "@/components/layout/site-page";
import { ShareFavourites } from "@/components/shortlists/share-favourites";
import { Icon } from "@/components/ui/icon/icon";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import { parseTripQuery } from "@/lib/contracts/boats/trip-query";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { getLiraRates } from "@/lib/server/catalogue/reference/get-lira-rates";
import { listFavourites } from "@/lib/server/people/accounts/list-favourites";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

const HEADING = "favourites";

interface FavouritesPage extends LocalePage {
  searchParams: SearchParams;
}

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "account_area.favourites" });
  return { title: t("title") };
}

/** The favourites, each for its own trip, or all for the one that the address names. */
export default async function Page({ params, searchParams }: FavouritesPage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const values = queryOf(await searchParams);
  const trip = parseTripQuery(values);
  const session = await requireSession(
    pathFor("favourites", locale, null, trip ? boatQuery(trip) : undefined),
  );
  const [t, tBoats, compare, frame, rates, boats] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.favourites" }),
    getTranslations({ locale, namespace: "boats" }),
    getTranslations({ locale, namespace: "compare" }),
    getSiteFrame(locale),
    getLiraRates(),
    listFavourites(session.userId, locale, currentTime(), trip),
  ]);
  return (
    <SitePage
      locale={locale}
      addresses={addressesOf("favourites", null, trip ? boatQuery(trip) : undefined)}
      frame={frame}
    >
      <AccountNav locale={locale} current="favourites" />
      <div className="container-page py-8 md:py-12">
        <h1 id={HEADING} tabIndex={-1} className="text-2xl outline-none md:text-title">
          {t("title")}
        </h1>
        <FavouritesRefresh
          shown={boats.map(({ id }) => id)}
          announcement={boats.length > 0 ? t("count", { count: boats.length }) : t("empty_title")}
          headingId={HEADING}
        />
        {boats.length > 0 ? (
          <>
            <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-3">
              <h2 className="font-normal text-base text-muted">{t("count", { count: boats.length })}</h2>
              <IslandMessages locale={locale} nouns={["shortlist"]}>
                <ShareFavourites
                  boats={boats.map(({ id, name }) => ({ id, name }))}
                  trips={tripsOf(boats, locale, tBoats)}
                />
              </IslandMessages>
            </div>
            <TripForAll locale={locale} boats={boats} values={values} trip={trip} />
            <BoatGrid
              cards={boats.map((boat) => makeTripCardView(boat, locale, tBoats, rates))}
              labels={cardLabels(tBoats, locale, { compare: compare("card") })}
              layout="page"
              aboveFold
            />
            <CompareTray labels={compareTrayLabels(compare, locale)} />
          </>
        ) : (
          <div className="mt-6">
            <EmptyListNotice
              icon={<Icon name="heart" size={28} />}
              title={t("empty_title")}
              text={t("empty_text")}
              to="boats"
              action={t("find_boat")}
            />
          </div>
        )}
        <SharedLists userId={session.userId} locale={locale} />
      </div>
    </SitePage>
  );
}
