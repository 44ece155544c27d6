import { and, eq, inArray, sql } from "drizzle-orm";
import { formatDay } from "@/lib/i18n/format-date";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { boatTexts } from "@/lib/server/platform/db/schema/boats";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

/** The job behind an entry that staff has ended: tells the customer. A deleted account gets no mail. */
export async function sendWaitingRemoved(payload: JobPayloads["tell_waiting_removed"]): Promise<void> {
  const { userId, boatId, day, removedAt } = payload;
  const [user] = await getDb().select().from(users).where(eq(users.id, userId));
  if (!user?.email || !user.emailVerifiedAt) return;
  const { email, locale, name } = user;
  const [boat] = await getDb()
    .select({ name: boatTexts.name })
    .from(boatTexts)
    .where(and(eq(boatTexts.boatId, boatId), inArray(boatTexts.locale, [locale, DEFAULT_LOCALE])))
    .orderBy(sql`${boatTexts.locale} = ${locale} desc`)
    .limit(1);
  if (!boat) return;
  const t = await mailTexts(locale);
  const named = { boat: boat.name, day: formatDay(day, locale, "full") };
  await sendMail({
    key: `waiting_removed:${userId}:${boatId}:${day}:${removedAt}`,
    to: email,
    locale,
    content: {
      subject: t("waiting_removed.subject", named),
      paragraphs: [t("hello", { name }), t("waiting_removed.body", named)],
      button: {
        label: t("waiting_removed.button"),
        href: absoluteUrl(pathFor("contact", locale, null, { lang: locale })),
      },
    },
  });
}
