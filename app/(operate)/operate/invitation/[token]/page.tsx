import type { Metadata } from "next";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { JoinForm } from "@/components/operate/entry/join-form";
import { EntryPage } from "@/components/operate/frame/entry-page";
import { Notice } from "@/components/ui/notice";
import { STAFF_INVITATION_HOURS } from "@/lib/domain/staff/session-limits";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { findInvitation, isInvitationWithdrawn } from "@/lib/server/people/staff/invite-staff";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const texts = async () => translatorOf(await requestLocale(), "console");

export async function generateMetadata(): Promise<Metadata> {
  return secretPageMetadata((await texts())("invitation.title"));
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, t, locale] = await Promise.all([params, texts(), requestLocale()]);
  const invitation = await findInvitation(token, currentTime());
  const isWithdrawn = !invitation && (await isInvitationWithdrawn(token));
  return (
    <EntryPage locale={locale} title={t("invitation.title")}>
      {invitation ? (
        <JoinForm
          token={token}
          intro={t("invitation.intro", { email: invitation.email, role: t(`roles.${invitation.role}`) })}
          next={pathFor("consoleToday", locale)}
        />
      ) : (
        <Notice
          tone="warning"
          title={t(isWithdrawn ? "invitation.withdrawn_title" : "invitation.closed_title")}
        >
          {isWithdrawn
            ? t("invitation.withdrawn_text")
            : t("invitation.closed_text", { hours: STAFF_INVITATION_HOURS })}
        </Notice>
      )}
    </EntryPage>
  );
}
