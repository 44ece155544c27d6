import type { Metadata } from "next";
import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import { RouteLink } from "@/components/layout/route-link";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { JoiningSteps } from "@/components/owner/joining/joining-steps";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { joiningAction } from "@/lib/contracts/owners";
import { OWNER_INVITATION_DAYS } from "@/lib/domain/owners/owner-gaps";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { postedFormOf } from "@/lib/server/people/owners/form-post";
import { readJoining } from "@/lib/server/people/owners/joining/read-joining";
import { JOINING_FORMS } from "@/lib/server/people/owners/joining/receive-joining-form";
import { findInvitedOwner } from "@/lib/server/people/owners/owner-invitation";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

const texts = async () => translatorOf(await requestLocale(), "owner_joining");

export async function generateMetadata(): Promise<Metadata> {
  return secretPageMetadata((await texts())("title"));
}

interface PageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ saved?: string | string[] }>;
}

/** Where an invited owner completes identity, papers and agreement, and sees who has to act. */
export default async function Page({ params, searchParams }: PageProps) {
  const [{ token }, { saved }, t, locale] = await Promise.all([
    params,
    searchParams,
    texts(),
    requestLocale(),
  ]);
  setRequestLocale(locale);
  const now = currentTime();
  const [frame, invited, sent] = await Promise.all([
    getSiteFrame(locale),
    findInvitedOwner(token, now),
    headers(),
  ]);
  const joining = invited && (await readJoining(invited.id, locale, now));
  const posted = JOINING_FORMS.map((form) => postedFormOf(sent, form)).find((form) => form !== null) ?? null;
  return (
    <AccountPage
      locale={locale}
      addresses={independentAddresses("ownerInvitation", { token })}
      frame={frame}
      title={t("title")}
    >
      {joining ? (
        <JoiningSteps
          {...{ locale, joining, posted }}
          action={joiningAction(token)}
          saved={JOINING_FORMS.find((form) => form === saved) ?? null}
        />
      ) : (
        <div className="grid justify-items-start gap-6">
          <Notice tone="warning" title={t("over_title")}>
            {t("over_text", { days: OWNER_INVITATION_DAYS })}
          </Notice>
          <RouteLink to="contact" locale={locale} className={buttonClass({ variant: "outline" })}>
            {t("write")}
          </RouteLink>
        </div>
      )}
    </AccountPage>
  );
}
