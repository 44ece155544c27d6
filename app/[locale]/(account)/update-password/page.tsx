import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PasskeyList } from "@/components/account/passkeys/passkey-list";
import { ChangePasswordForm } from "@/components/account/security/change-password-form";
import { GoogleConnection } from "@/components/account/security/google-connection";
import { NoPassword } from "@/components/account/security/no-password";
import { SessionList } from "@/components/account/security/session-list";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { GOOGLE_CONNECTION_REFUSALS } from "@/lib/contracts/accounts/google-refusals";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { findLoginWays } from "@/lib/server/people/accounts/find-login-ways";
import { isGoogleConfigured } from "@/lib/server/people/accounts/google/google-provider";
import { listPasskeys } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { listSessions } from "@/lib/server/people/accounts/sessions/list-sessions";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ google?: string | string[] }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "account_area.password" });
  return { title: t("title") };
}

export default async function Page({ params, searchParams }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await requireSession(pathFor("changePassword", locale));
  const [t, frame, sessions, passkeys, ways, { google: googleResult }] = await Promise.all([
    getTranslations({ locale, namespace: "account_area" }),
    getSiteFrame(locale),
    listSessions(session, currentTime()),
    listPasskeys(session.userId),
    findLoginWays(session.userId),
    searchParams,
  ]);
  const proveAt = session.stepUpWays.code ? null : pathFor("profile", locale);
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("changePassword")}
      frame={frame}
      place="changePassword"
      title={t("password.title")}
    >
      <IslandMessages locale={locale} nouns={["account", "account_area", "validation"]}>
        <div className="grid gap-5">
          <SectionCard title={t("password.change")}>
            {ways.password ? <ChangePasswordForm /> : <NoPassword />}
          </SectionCard>
          {(ways.google || isGoogleConfigured()) && (
            <SectionCard title={t("google.title")}>
              <GoogleConnection
                connected={ways.google}
                withPassword={ways.password}
                offered={isGoogleConfigured()}
                proveAt={proveAt}
                justConnected={ways.google && googleResult === "connected"}
                refusal={GOOGLE_CONNECTION_REFUSALS.find((known) => known === googleResult)}
              />
            </SectionCard>
          )}
          <SectionCard title={t("passkeys.title")}>
            <PasskeyList passkeys={passkeys} proveAt={proveAt} />
          </SectionCard>
          <SectionCard title={t("sessions.title")}>
            <div className="grid gap-4">
              <p className="text-muted">{t("sessions.intro")}</p>
              <SessionList sessions={sessions} />
            </div>
          </SectionCard>
        </div>
      </IslandMessages>
    </AccountPage>
  );
}
