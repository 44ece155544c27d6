import type { Metadata } from "next";
import { MAX_OFFERS } from "@/lib/domain/occasions/occasion-plan";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { slugAddresses } from "@/lib/routes/slug-addresses";
import { getService } from "@/lib/server/reading/content/get-service";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

/** The head of an occasion; as searched it is for people only. */
export async function occasionMetadata(locale: Locale, slug: string, searched: boolean): Promise<Metadata> {
  const found = await getService(locale, slug);
  if (!found?.offer) return { robots: { index: false } };
  const [t, { brand }] = await Promise.all([translatorOf(locale, "seo"), getSiteFrame(locale)]);
  const { title, translated, og } = found;
  return pageMetadata({
    locale,
    brand,
    translated,
    addresses: slugAddresses("occasion", found.slugs),
    title: t("occasion.title", { title, brand }),
    description: t("occasion.description", { title, count: MAX_OFFERS }),
    picture: og ? { src: og, alt: title } : null,
    indexed: !searched,
  });
}
