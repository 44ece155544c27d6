import type { Metadata } from "next";
import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import { listAddresses } from "@/components/search/query/list-base";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

/** The head of a list, of its page `page` when nothing is searched. */
export async function listMetadata(subject: ListSubject | null, locale: Locale, page = 1): Promise<Metadata> {
  if (!subject) return { robots: { index: false } };
  const [t, { brand }] = await Promise.all([translatorOf(locale, "seo"), getSiteFrame(locale)]);
  const { base, seo } = subject;
  const { title, description } = seo;
  return pageMetadata({
    ...seo,
    locale,
    brand,
    addresses: listAddresses(base, { page }),
    title: page > 1 ? t("paged", { title, page }) : title,
    description: page > 1 ? t("paged_description", { page, description }) : description,
  });
}
