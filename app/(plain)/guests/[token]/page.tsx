import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { InvitationNotes } from "@/app/(plain)/guests/[token]/invitation-notes";
import { BoatsLink } from "@/components/content/boats-link";
import { GuestList } from "@/components/guests/guest-list";
import { InvitedAnswer } from "@/components/guests/invited-answer";
import { InvitedTrip } from "@/components/guests/invited-trip";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { PlaceLocator } from "@/components/map/place-locator";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { Notice } from "@/components/ui/notice";
import { GUEST_DAYS_KEPT } from "@/lib/domain/guests/plan-guests";
import { nightsBetween, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";
import { isolate } from "@/lib/i18n/isolate";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { getGuestPage } from "@/lib/server/booking/guests/get-guest-page";
import { locatorAddress } from "@/lib/server/catalogue/map/locator-address";
import { voterCookieName, voterHashOf } from "@/lib/server/people/accounts/sessions/voter-key";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: "guests.page" });
  return secretPageMetadata(t("meta_title"));
}

/** The trip that somebody invites to, as it stands now, and the guest's answer. */
export default async function Page({ params }: PageProps) {
  const [{ token }, locale, jar] = await Promise.all([params, requestLocale(), cookies()]);
  setRequestLocale(locale);
  const now = currentTime();
  const browserHash = voterHashOf(jar.get(voterCookieName())?.value);
  const [t, tForm, frame, page] = await Promise.all([
    getTranslations({ locale, namespace: "guests.page" }),
    getTranslations({ locale, namespace: "guests.form" }),
    getSiteFrame(locale),
    getGuestPage(token, locale, browserHash, now),
  ]);
  const addresses = independentAddresses("guests", { token });
  if (!page) {
    return (
      <AccountPage locale={locale} addresses={addresses} frame={frame} title={t("invalid_title")}>
        <Notice tone="warning">{t("invalid_text")}</Notice>
        <BoatsLink locale={locale} />
      </AccountPage>
    );
  }
  const { state, port, answers } = page;
  const open = state === "open";
  const name = isolate(page.host);
  return (
    <AccountPage locale={locale} addresses={addresses} frame={frame} title={t("title", { name })}>
      <div className="grid gap-5">
        {state === "cancelled" && (
          <Notice tone="danger" title={t("cancelled_title")}>
            {t("cancelled_text", { name })}
          </Notice>
        )}
        {state === "over" && <Notice>{t("over")}</Notice>}
        <SectionCard
          title={
            open
              ? t("in_days", { days: nightsBetween(tripDayOf(now), page.startsAt.slice(0, 10)) })
              : t("trip")
          }
        >
          <InvitedTrip {...page} captainLater={open && !page.captain} />
        </SectionCard>
        {open && (
          <SectionCard
            id="answer"
            title={tForm(answers.mine && !answers.mine.moved_from ? "title_answered" : "title")}
          >
            <div className="grid gap-4">
              <noscript>
                <Notice tone="warning">{t("no_script")}</Notice>
              </noscript>
              <IslandMessages locale={locale} nouns={["guests", "validation"]}>
                <InvitedAnswer
                  token={token}
                  time={formatTripSpan(page.startsAt, page.endsAt, locale)}
                  mine={answers.mine}
                />
              </IslandMessages>
              <p className="text-muted text-sm">{t("privacy", { name, days: GUEST_DAYS_KEPT })}</p>
            </div>
          </SectionCard>
        )}
        {state !== "cancelled" && (
          <>
            <SectionCard title={t("answers")}>
              <GuestList answers={answers} host={page.host} cost={page.cost} />
            </SectionCard>
            <PlaceLocator
              locale={locale}
              name={port.name}
              src={locatorAddress(port)}
              latitude={port.latitude}
              longitude={port.longitude}
            />
            <InvitationNotes token={token} page={page} locale={locale} pages={frame.pages} />
          </>
        )}
      </div>
    </AccountPage>
  );
}
