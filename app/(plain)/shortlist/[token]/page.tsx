import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { BoatCard } from "@/components/boats/card/boat-card";
import { chosenTripText } from "@/components/boats/card/found-trip";
import { cardLabels, makeTripCardView } from "@/components/boats/card/make-card-view";
import { BoatsLink } from "@/components/content/boats-link";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { SitePage } from "@/components/layout/site-page";
import { VoteBox } from "@/components/shortlists/vote-box";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Notice } from "@/components/ui/notice";
import { compareQuery } from "@/lib/contracts/boats/compare-query";
import { MAX_COMPARED } from "@/lib/domain/boats/compared-boat";
import { isolate } from "@/lib/i18n/isolate";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { getLiraRates } from "@/lib/server/catalogue/reference/get-lira-rates";
import { voterCookieName, voterHashOf } from "@/lib/server/people/accounts/sessions/voter-key";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { getShortlistPage } from "@/lib/server/reading/shortlists/get-shortlist-page";
import "@/components/boats/card/boat-card.css";

interface PageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: "shortlist.page" });
  return secretPageMetadata(t("meta_title"));
}

/** The boats that somebody shares, with today's prices and everybody's votes. */
export default async function Page({ params }: PageProps) {
  const [{ token }, locale, jar] = await Promise.all([params, requestLocale(), cookies()]);
  setRequestLocale(locale);
  const voterHash = voterHashOf(jar.get(voterCookieName())?.value);
  const [t, tBoats, frame, rates, page] = await Promise.all([
    getTranslations({ locale, namespace: "shortlist.page" }),
    getTranslations({ locale, namespace: "boats" }),
    getSiteFrame(locale),
    getLiraRates(),
    getShortlistPage(token, locale, voterHash, currentTime()),
  ]);
  const addresses = independentAddresses("shortlist", { token });
  if (!page) {
    return (
      <AccountPage locale={locale} addresses={addresses} frame={frame} title={t("invalid_title")}>
        <Notice tone="warning">{t("invalid_text")}</Notice>
        <BoatsLink locale={locale} />
      </AccountPage>
    );
  }
  const { owner, trip, boats } = page;
  const compared = boats.slice(0, MAX_COMPARED).map(({ card }) => card.id);
  const labels = cardLabels(tBoats, locale);
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <div className="container-page grid gap-5 py-8 md:py-12">
        <h1 className="text-2xl md:text-title">{t("title", { name: isolate(owner) })}</h1>
        <div className="max-w-3xl">
          <p>{t("intro")}</p>
          <p className="mt-2 text-muted">
            {trip && <>{t("trip", { trip: chosenTripText(trip, locale, tBoats) })} · </>}
            {t("prices_today")}
          </p>
        </div>
        <noscript>
          <Notice tone="warning">{t("no_script")}</Notice>
        </noscript>
        {boats.length === 0 && <Notice tone="warning">{t("empty")}</Notice>}
        {compared.length > 1 && (
          <p>
            <RouteLink
              to="compare"
              locale={locale}
              query={compareQuery(
                compared.map((boatId) => ({ boatId, trip: null })),
                trip,
              )}
              className={buttonClass({ variant: "outline" })}
            >
              <Icon name="scale" />
              {t("compare")}
            </RouteLink>
          </p>
        )}
        <IslandMessages locale={locale} nouns={["shortlist", "validation"]}>
          <h2 className="sr-only">{t("meta_title")}</h2>
          <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {boats.map(({ card, votes }, at) => (
              <li key={card.id} className="grid grid-rows-[1fr_auto] gap-3">
                <BoatCard
                  card={makeTripCardView(card, locale, tBoats, rates)}
                  labels={labels}
                  urgent={at === 0}
                />
                <VoteBox token={token} boat={{ id: card.id, name: card.name }} votes={votes} />
              </li>
            ))}
          </ul>
        </IslandMessages>
      </div>
    </SitePage>
  );
}
