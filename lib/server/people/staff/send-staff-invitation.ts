import { eq } from "drizzle-orm";
import { STAFF_INVITATION_HOURS } from "@/lib/domain/staff/session-limits";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { invitationToken } from "@/lib/server/people/staff/invite-staff";
import { getDb } from "@/lib/server/platform/db/pool";
import { staffInvitations } from "@/lib/server/platform/db/schema/staff";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

/** The job behind an invitation: mails its link, unless it was accepted, replaced, withdrawn or is too old. */
export async function sendStaffInvitation(
  { invitationId }: JobPayloads["tell_staff_invitation"],
  now: Date,
): Promise<void> {
  const [row] = await getDb().select().from(staffInvitations).where(eq(staffInvitations.id, invitationId));
  if (!row || row.usedAt || row.withdrawnAt || row.expiresAt <= now) return;
  const { email, locale, role } = row;
  const [t, tConsole] = await Promise.all([mailTexts(locale), translatorOf(locale, "console")]);
  const token = invitationToken(invitationId);
  const page = pathFor("consoleInvitation", locale, { token }, { lang: locale });
  await sendMail({
    key: `staff_invitation:${invitationId}`,
    to: email,
    locale,
    content: {
      subject: t("staff_invitation.subject"),
      paragraphs: [t("staff_invitation.body", { role: tConsole(`roles.${role}`) })],
      button: { label: t("staff_invitation.button"), href: absoluteUrl(page) },
      hint: t("staff_invitation.hint", { hours: STAFF_INVITATION_HOURS }),
    },
  });
}
