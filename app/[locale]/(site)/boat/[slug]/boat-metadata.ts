import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SlugPage } from "@/app/[locale]/page-props";
import { formatNumber } from "@/lib/i18n/format-number";
import { slugAddresses } from "@/lib/routes/slug-addresses";
import { getBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

/** The head of a boat's page, whether it shows a searched trip or not. */
export async function boatMetadata({ params }: SlugPage): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getBoatPage(locale, slug);
  if (!found) return { robots: { index: false } };
  const { boat } = found;
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  const values = {
    brand,
    name: boat.name,
    code: boat.code,
    type: boat.type.name,
    port: boat.city.name,
    persons: boat.cruising_capacity,
    length: formatNumber(boat.length_cm / 100, locale),
  };
  return pageMetadata({
    locale,
    brand,
    addresses: slugAddresses("boat", found.slugs),
    translated: found.translated,
    title: t("boat.title", values),
    description: t("boat.description", values),
    picture: found.og ? { src: found.og, alt: boat.pictures[0]?.alt ?? boat.name } : null,
  });
}
