import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { ConsentBox } from "@/components/account/profile/consent-box";
import { ConsentHistory } from "@/components/account/profile/consent-history";
import { ContactVerification } from "@/components/account/profile/contact-verification";
import { DataExport } from "@/components/account/profile/data-export";
import { DeleteAccount } from "@/components/account/profile/delete-account";
import { ProfileForm } from "@/components/account/profile/profile-form";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatPhone } from "@/lib/i18n/format-phone";
import { LOCALES } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { resendAfter } from "@/lib/server/people/accounts/contact/verify-contact";
import { getUser } from "@/lib/server/people/accounts/get-user";
import { listConsents } from "@/lib/server/people/accounts/keep-consents";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

const LANGUAGES = LOCALES.map((locale) => ({
  locale,
  name: new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale,
}));
const CONSENT_PAGE = "electronic-messages";

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "account_area.profile" });
  return { title: t("title") };
}

export default async function Page({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await requireSession(pathFor("profile", locale));
  const now = currentTime();
  const [t, frame, user, consents, emailWait, phoneWait] = await Promise.all([
    getTranslations({ locale, namespace: "account_area" }),
    getSiteFrame(locale),
    getUser(session.userId),
    listConsents(session.userId),
    resendAfter(session, "email", now),
    resendAfter(session, "phone", now),
  ]);
  const page = frame.pages.find(({ key }) => key === CONSENT_PAGE);
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("profile")}
      frame={frame}
      place="profile"
      title={t("profile.title")}
    >
      <IslandMessages locale={locale} nouns={["account", "account_area", "validation"]}>
        <div className="grid gap-5">
          <SectionCard title={t("proof.title")}>
            <ContactVerification
              until={user.pending_email && user.email}
              proofs={{
                email: {
                  value: user.pending_email ?? user.email,
                  verified: user.email_verified && user.pending_email === null,
                  resendAfter: emailWait,
                },
                phone: {
                  value: user.phone && formatPhone(user.phone),
                  verified: user.phone_verified,
                  resendAfter: phoneWait,
                },
              }}
            />
          </SectionCard>
          <SectionCard title={t("profile.details")}>
            <ProfileForm user={user} today={tripDayOf(now)} languages={LANGUAGES} />
          </SectionCard>
          <SectionCard title={t("consents.title")}>
            <div className="grid gap-4">
              <ConsentBox
                given={consents.electronic_messages}
                pageHref={page ? pathFor("page", locale, { type: page.type, slug: page.slug }) : null}
              />
              <p className="text-muted text-sm">{t("consents.note")}</p>
              <h3 className="text-base">{t("consents.ledger")}</h3>
              <ConsentHistory items={consents.items} />
            </div>
          </SectionCard>
          <SectionCard title={t("export.title")}>
            <div className="grid gap-4">
              <p className="text-muted">{t("export.text")}</p>
              <DataExport />
            </div>
          </SectionCard>
          <SectionCard title={t("delete.title")}>
            <div className="grid gap-4">
              <p className="text-muted">{t("delete.text")}</p>
              <DeleteAccount home={pathFor("home", locale)} />
            </div>
          </SectionCard>
        </div>
      </IslandMessages>
    </AccountPage>
  );
}
