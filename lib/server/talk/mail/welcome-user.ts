import { eq } from "drizzle-orm";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

/** The job behind the first proof of an address: greets the customer. A deleted account gets no mail. */
export async function welcomeUser({ userId }: { userId: string }): Promise<void> {
  const [user] = await getDb().select().from(users).where(eq(users.id, userId));
  if (!user?.email || !user.emailVerifiedAt) return;
  const { locale, name } = user;
  const t = await mailTexts(locale);
  await sendMail({
    key: `welcome:${userId}`,
    to: user.email,
    locale,
    limit: "courtesy",
    content: {
      subject: t("welcome.subject"),
      paragraphs: [t("hello", { name }), t("welcome.body")],
      button: {
        label: t("welcome.button"),
        href: absoluteUrl(pathFor("boats", locale, null, { lang: locale })),
      },
    },
  });
}
