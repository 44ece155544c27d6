import { eq } from "drizzle-orm";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/db/pool";
import { users } from "@/lib/server/db/schema/accounts";
import { mailTexts } from "@/lib/server/mail/mail-texts";
import { sendMail } from "@/lib/server/mail/send-mail";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

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
