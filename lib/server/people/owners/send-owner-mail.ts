import { and, desc, eq } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { OWNER_INVITATION_DAYS } from "@/lib/domain/owners/owner-gaps";
import type { OwnerMail } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { pathFor } from "@/lib/routes/path-for";
import type { OwnerRow } from "@/lib/server/people/owners/change-owner-state";
import { ownerInvitationToken } from "@/lib/server/people/owners/owner-invitation";
import { getDb } from "@/lib/server/platform/db/pool";
import { ownerInvitations, ownerPapers, paperKinds } from "@/lib/server/platform/db/schema/owner-papers";
import { ownerHistory, owners } from "@/lib/server/platform/db/schema/owners";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import { type MailTexts, mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

type Content = Pick<MailContent, "subject" | "paragraphs"> & Partial<MailContent>;
type Compose = (t: MailTexts, owner: OwnerRow, about: string, now: Date) => Promise<Content | null>;

/** What each mail says; null when there is nothing to say any more. */
const MAILS: Record<OwnerMail, Compose> = {
  applied: async (t, { name }) => ({
    subject: t("owner_applied.subject"),
    paragraphs: [t("hello", { name }), t("owner_applied.body")],
  }),
  invited: async (t, { name, locale }, invitationId, now) => {
    const [row] = await getDb().select().from(ownerInvitations).where(eq(ownerInvitations.id, invitationId));
    if (!row || row.usedAt || row.expiresAt <= now) return null;
    const token = ownerInvitationToken(invitationId);
    const page = pathFor("ownerInvitation", locale, { token }, { lang: locale });
    return {
      subject: t("owner_invited.subject"),
      paragraphs: [t("hello", { name }), t("owner_invited.body")],
      button: { label: t("owner_invited.button"), href: absoluteUrl(page) },
      hint: t("owner_invited.hint", { days: OWNER_INVITATION_DAYS }),
    };
  },
  declined: async (t, { id, name }) => {
    const [step] = await getDb()
      .select({ reason: ownerHistory.reason })
      .from(ownerHistory)
      .where(and(eq(ownerHistory.ownerId, id), eq(ownerHistory.toState, "declined")))
      .orderBy(desc(ownerHistory.id))
      .limit(1);
    return {
      subject: t("owner_declined.subject"),
      paragraphs: [t("hello", { name }), t("owner_declined.body")],
      quote: step?.reason ?? "",
    };
  },
  activated: async (t, { name }) => ({
    subject: t("owner_activated.subject"),
    paragraphs: [t("hello", { name }), t("owner_activated.body")],
  }),
  paper_refused: async (t, { name, locale }, paperId) => {
    const found = await findPaper(paperId);
    if (found?.paper.state !== "refused") return null;
    return {
      subject: t("owner_paper_refused.subject", { paper: found.kind.name[locale] }),
      paragraphs: [t("hello", { name }), t("owner_paper_refused.body", { paper: found.kind.name[locale] })],
      quote: found.paper.refusal ?? "",
    };
  },
  paper_ends: async (t, { name, locale }, about) => {
    const found = await findPaper(about.split(":")[0] ?? "");
    if (!found?.paper.validUntil) return null;
    const values = { paper: found.kind.name[locale], day: formatDay(found.paper.validUntil, locale) };
    return {
      subject: t("owner_paper_ends.subject", values),
      paragraphs: [t("hello", { name }), t("owner_paper_ends.body", values)],
      button: {
        label: t("owner_paper_ends.button"),
        href: absoluteUrl(pathFor("deskPapers", locale, null, { lang: locale })),
      },
    };
  },
};

async function findPaper(id: string) {
  const [found] = await getDb()
    .select({ paper: ownerPapers, kind: paperKinds })
    .from(ownerPapers)
    .innerJoin(paperKinds, eq(paperKinds.key, ownerPapers.kind))
    .where(eq(ownerPapers.id, id));
  return found ?? null;
}

/** The job behind mails to owners that are about no booking; replies go to the operator. */
export async function sendOwnerMail(
  { ownerId, mail, about }: JobPayloads["tell_owner"],
  now: Date,
): Promise<void> {
  const [owner] = await getDb().select().from(owners).where(eq(owners.id, ownerId));
  if (!owner) return;
  const { locale, email } = owner;
  const content = await MAILS[mail](await mailTexts(locale), owner, about, now);
  if (!content) return;
  await sendMail({
    key: `owner:${mail}:${about}`,
    to: email,
    locale,
    replyTo: serverEnv().OPERATOR_EMAIL,
    // Anybody can type an address into the form.
    ...(mail === "applied" ? { limit: "courtesy" as const } : {}),
    content,
  });
}
