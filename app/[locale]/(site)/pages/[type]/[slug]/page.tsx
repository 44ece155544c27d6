import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ContentArticle } from "@/components/content/content-article";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { JsonLd } from "@/components/layout/json-ld";
import { MissingContent } from "@/components/layout/missing-content";
import { SitePage } from "@/components/layout/site-page";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { type ContentPage, getContentPage } from "@/lib/server/content/get-content-page";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { breadcrumbJsonLd } from "@/lib/server/seo/breadcrumb-json-ld";
import { pageMetadata } from "@/lib/server/seo/page-metadata";

interface PageProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const revalidate = 3600;
// Made at the first visit.
export const generateStaticParams = () => [];

const MAX_DESCRIPTION = 160;

function addressesOfPage({ slugs, type }: ContentPage) {
  return addressesOf("page", {
    tr: { type, slug: slugs.tr },
    en: { type, slug: slugs.en },
    ar: { type, slug: slugs.ar },
  });
}

function descriptionOf({ summary, html }: ContentPage): string {
  const text = `${summary} ${html.replace(/<[^>]+>/g, " ")}`.replace(/\s+/g, " ").trim();
  return text.length <= MAX_DESCRIPTION
    ? text
    : `${text.slice(0, MAX_DESCRIPTION - 1).replace(/\s\S*$/, "")}…`;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getContentPage(locale, slug);
  if (!found) return { robots: { index: false } };
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  return pageMetadata({
    locale,
    brand,
    addresses: addressesOfPage(found),
    translated: found.translated,
    title: t("content.title", { title: found.title, brand }),
    description: found.summary.length >= 50 ? found.summary.slice(0, MAX_DESCRIPTION) : descriptionOf(found),
    picture: found.og ? { src: found.og, alt: found.title } : null,
  });
}

/** Policies, contracts, and whatever else is only to be read. */
export default async function TextPage({ params }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const [found, frame] = await Promise.all([getContentPage(locale, slug), getSiteFrame(locale)]);
  if (!found) return <MissingContent locale={locale} frame={frame} />;
  const t = await getTranslations({ locale, namespace: "boats" });
  const addresses = addressesOfPage(found);
  const crumbs = [
    { name: t("home"), path: pathFor("home", locale) },
    { name: found.title, path: addresses[locale] },
  ];
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <div className="container-page pt-4">
        <Breadcrumbs label={t("breadcrumbs")} crumbs={crumbs} />
      </div>
      <ContentArticle
        locale={locale}
        title={found.title}
        summary={found.summary}
        html={found.html}
        updatedAt={found.updatedAt}
        related={found.related}
      />
    </SitePage>
  );
}
