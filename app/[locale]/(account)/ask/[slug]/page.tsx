import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { queryOf, type SearchParams, type SlugPage } from "@/app/[locale]/page-props";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { AskForm } from "@/components/messages/ask-form";
import { ResponseTime } from "@/components/messages/response-time";
import { TripLine } from "@/components/messages/trip-line";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { Notice } from "@/components/ui/notice";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import { parseTripQuery } from "@/lib/contracts/boats/trip-query";
import { inEachLocale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { getBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { currentSession } from "@/lib/server/people/accounts/sessions/current-session";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { findOwnQuestion } from "@/lib/server/talk/questions/own-questions";

interface PageProps extends SlugPage {
  searchParams: SearchParams;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "questions" });
  return { title: t("meta_title") };
}

/** Open to visitors: who is not signed in writes first and logs in when sending. */
export default async function Page({ params, searchParams }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const trip = parseTripQuery(queryOf(await searchParams));
  const [found, session, frame, t] = await Promise.all([
    getBoatPage(locale, slug),
    currentSession(),
    getSiteFrame(locale),
    getTranslations({ locale, namespace: "questions" }),
  ]);
  if (!found) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const { boat, slugs, responseMinutes } = found;
  const query = trip ? boatQuery(trip) : undefined;
  const known = session && (await findOwnQuestion(session.userId, boat.id, locale));
  const link = "text-sea underline underline-offset-4";
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf(
        "ask",
        inEachLocale((other) => ({ slug: slugs[other] ?? boat.slug })),
        query,
      )}
      frame={frame}
      title={t("title", { boat: boat.name })}
    >
      <div className="grid gap-5">
        <p className="-mt-3 text-muted">{t("intro")}</p>
        {responseMinutes !== null && <ResponseTime minutes={responseMinutes} />}
        {known && (
          <Notice title={t("known.title")}>
            <p>{t(known.closed ? "known.closed" : "known.text")}</p>
            <RouteLink to="messages" locale={locale} query={{ question: known.id }} className={link}>
              {t("known.open")}
            </RouteLink>
          </Notice>
        )}
        <SectionCard title={t("trip.title")}>
          <p className="mb-2">{trip ? <TripLine trip={trip} /> : t("trip.none")}</p>
          <RouteLink to="boat" locale={locale} params={{ slug: boat.slug }} query={query} className={link}>
            {t(trip ? "trip.change" : "trip.choose")}
          </RouteLink>
        </SectionCard>
        <SectionCard title={t("form.title")}>
          <IslandMessages locale={locale} nouns={["questions", "validation"]}>
            <noscript>
              <div className="mb-4">
                <Notice tone="warning">{t("no_script")}</Notice>
              </div>
            </noscript>
            <AskForm
              boatId={boat.id}
              trip={trip}
              here={pathFor("ask", locale, { slug: boat.slug }, query)}
              threadPath={pathFor("messages", locale)}
            />
          </IslandMessages>
        </SectionCard>
      </div>
    </AccountPage>
  );
}
