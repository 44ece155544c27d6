import { and, count, desc, eq } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { places, slugs } from "@/lib/server/platform/db/schema/catalogue";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { MailOffer } from "@/lib/server/talk/mail/layout/mail-content";
import { type MailTexts, mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

/** The picture of the home page. */
const BANNER = "banner-bay";
const PLACES_SHOWN = 3;

/** The job behind the first proof of an address: greets the customer. A deleted account gets no mail. */
export async function welcomeUser({ userId }: { userId: string }): Promise<void> {
  const [user] = await getDb().select().from(users).where(eq(users.id, userId));
  if (!user?.email || !user.emailVerifiedAt) return;
  const { locale, name } = user;
  const t = await mailTexts(locale);
  const banner = findPicture(BANNER);
  const cities = await citiesWithMostBoats(t, locale);
  const addressOf = (route: "boats" | "contact") =>
    absoluteUrl(pathFor(route, locale, null, { lang: locale }));
  await sendMail({
    key: `welcome:${userId}`,
    to: user.email,
    locale,
    limit: "courtesy",
    content: {
      subject: t("welcome.subject"),
      ...(banner && { picture: { src: absoluteUrl(banner.og), alt: "" } }),
      paragraphs: [t("hello", { name }), t("welcome.body")],
      button: { label: t("welcome.button"), href: addressOf("boats") },
      ...(cities.length > 0 && { offers: { title: t("welcome.places"), items: cities } }),
      links: [{ label: t("welcome.write"), href: addressOf("contact") }],
    },
  });
}

async function citiesWithMostBoats(t: MailTexts, lang: Locale): Promise<MailOffer[]> {
  const rows = await getDb()
    .select({ name: places.name, slug: slugs.slug, boats: count(boats.id) })
    .from(places)
    .innerJoin(slugs, and(eq(slugs.scope, "place"), eq(slugs.entityId, places.id)))
    .innerJoin(boats, and(eq(boats.cityId, places.id), eq(boats.status, "published")))
    .where(and(eq(slugs.locale, lang), eq(slugs.current, true)))
    .groupBy(places.id, slugs.slug)
    .orderBy(desc(count(boats.id)), places.position)
    .limit(PLACES_SHOWN);
  return rows.map(({ name, slug, boats }) => ({
    title: name[lang],
    detail: t("welcome.boats", { count: boats }),
    href: absoluteUrl(pathFor("boatsByPlace", lang, { slug }, { lang })),
  }));
}
