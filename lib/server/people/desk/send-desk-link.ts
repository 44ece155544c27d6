import { eq } from "drizzle-orm";
import { DESK_LINK_MINUTES } from "@/lib/domain/owners/desk-limits";
import { pathFor } from "@/lib/routes/path-for";
import { deskLoginToken } from "@/lib/server/people/desk/log-in-by-link";
import { getDb } from "@/lib/server/platform/db/pool";
import { ownerLoginLinks, ownerMembers, owners } from "@/lib/server/platform/db/schema/owners";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

/** The job behind a login link of the desk: mails it, unless it was used or is too old by now. */
export async function sendDeskLink({ linkId }: JobPayloads["tell_desk_link"], now: Date): Promise<void> {
  const [row] = await getDb()
    .select()
    .from(ownerLoginLinks)
    .innerJoin(ownerMembers, eq(ownerMembers.id, ownerLoginLinks.memberId))
    .innerJoin(owners, eq(owners.id, ownerMembers.ownerId))
    .where(eq(ownerLoginLinks.id, linkId));
  if (!row || row.owner_login_links.usedAt || row.owner_login_links.expiresAt <= now) return;
  const { email, locale, name } = row.owner_members;
  const t = await mailTexts(locale);
  const page = pathFor("deskEnter", locale, { token: deskLoginToken(linkId) }, { lang: locale });
  await sendMail({
    key: `desk_link:${linkId}`,
    to: email,
    locale,
    content: {
      subject: t("desk_link.subject"),
      paragraphs: [t("hello", { name }), t("desk_link.body", { owner: row.owners.name })],
      button: { label: t("desk_link.button"), href: absoluteUrl(page) },
      hint: t("desk_link.hint", { minutes: DESK_LINK_MINUTES }),
    },
  });
}
