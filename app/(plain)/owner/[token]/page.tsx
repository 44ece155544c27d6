import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { QuestionScreen } from "@/app/(plain)/owner/[token]/question-screen";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { OwnerThread } from "@/components/messages/owner-thread";
import { OwnerAnswer } from "@/components/owner/owner-answer";
import { OwnerPrice, OwnerTripFacts } from "@/components/owner/owner-facts";
import { OwnerReview } from "@/components/owner/owner-review";
import { OwnerStatus } from "@/components/owner/owner-status";
import { PassengerList } from "@/components/owner/passenger-list";
import { RequestedChange } from "@/components/reservations/change/requested-change";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import { wasAgreed } from "@/lib/domain/reservations/owner-state";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { getOwnerPage } from "@/lib/server/people/owner/get-owner-page";
import { getOwnerQuestion } from "@/lib/server/people/owner/get-owner-question";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: "owner" });
  return secretPageMetadata(t("meta_title"));
}

/** Shows only; the buttons act. */
export default async function Page({ params }: PageProps) {
  const [{ token }, locale] = await Promise.all([params, requestLocale()]);
  setRequestLocale(locale);
  const [t, frame, page] = await Promise.all([
    getTranslations({ locale, namespace: "owner" }),
    getSiteFrame(locale),
    getOwnerPage(token, locale, currentTime()),
  ]);
  const addresses = independentAddresses("owner", { token });
  const question = page ? null : await getOwnerQuestion(token, locale, currentTime());
  if (question) {
    return (
      <AccountPage locale={locale} addresses={addresses} frame={frame} title={question.question.boat.name}>
        <QuestionScreen token={token} locale={locale} page={question} />
      </AccountPage>
    );
  }
  if (!page) {
    return (
      <AccountPage locale={locale} addresses={addresses} frame={frame} title={t("invalid.title")}>
        <Notice tone="warning">{t("invalid.text")}</Notice>
      </AccountPage>
    );
  }
  const { boat, kind, number, state, trip } = page;
  const numberKind = kind === "order" ? "order" : wasAgreed(state) ? "booking" : "request";
  return (
    <AccountPage locale={locale} addresses={addresses} frame={frame} title={boat}>
      <div className="grid gap-5">
        <p className="-mt-4 text-muted">
          {t.rich("number", { kind: numberKind, number: () => <Ltr>{number}</Ltr> })}
        </p>
        <IslandMessages
          locale={locale}
          nouns={["owner", "conversation", "validation", "change", "reservations"]}
        >
          <OwnerStatus kind={kind} state={state} expiresAt={page.expiresAt} now={page.now} />
          {/* What waits for the owner stands first. */}
          {page.review && (
            <SectionCard id="review" title={t("review.title")}>
              <OwnerReview token={token} number={number} review={page.review} />
            </SectionCard>
          )}
          {trip && (
            <>
              {trip.change && trip.money && (
                <SectionCard title={t("change.title")}>
                  <RequestedChange change={trip.change} currency={trip.money.currency}>
                    <OwnerAnswer about="change" token={token} number={number} slotFree />
                  </RequestedChange>
                </SectionCard>
              )}
              <div className="grid items-start gap-5 md:grid-cols-2">
                <SectionCard title={t("trip.title")}>
                  <OwnerTripFacts {...trip} />
                </SectionCard>
                {trip.money && (
                  <SectionCard title={t("price.title")}>
                    <OwnerPrice {...trip.money} />
                  </SectionCard>
                )}
              </div>
              {trip.passengers && trip.personCount !== null && (
                <SectionCard title={t("passengers.title")}>
                  <PassengerList passengers={trip.passengers} booked={trip.personCount} />
                </SectionCard>
              )}
              {state === "waiting" && (
                <SectionCard title={t("answer.title")}>
                  <div className="grid gap-4">
                    <noscript>
                      <Notice tone="warning">{t("no_script")}</Notice>
                    </noscript>
                    {!trip.slotFree && <Notice tone="warning">{t("taken")}</Notice>}
                    {trip.slotFree && trip.rivals > 0 && (
                      <Notice>{t("rivals", { count: trip.rivals })}</Notice>
                    )}
                    <OwnerAnswer token={token} number={number} slotFree={trip.slotFree} />
                  </div>
                </SectionCard>
              )}
              <SectionCard title={t("thread.title")}>
                <OwnerThread token={token} number={number} messages={trip.messages} />
              </SectionCard>
            </>
          )}
        </IslandMessages>
      </div>
    </AccountPage>
  );
}
