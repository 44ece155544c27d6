import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { BoatsCall } from "@/components/content/boats-call";
import { ContentArticle } from "@/components/content/content-article";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { JsonLd } from "@/components/layout/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { SitePage } from "@/components/layout/site-page";
import { formatNumber } from "@/lib/i18n/format-number";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { headPicture } from "@/lib/server/catalogue/media/head-picture";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { getListPage } from "@/lib/server/catalogue/search/get-list-page";
import { getAboutPage } from "@/lib/server/reading/content/get-content-page";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { listServices } from "@/lib/server/reading/content/list-services";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { contentMetadata } from "@/lib/server/reading/seo/content-metadata";
import { organizationJsonLd } from "@/lib/server/reading/seo/organization-json-ld";

export const revalidate = 60;

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const { locale } = await params;
  const found = await getAboutPage(locale);
  if (!found) return { robots: { index: false } };
  return contentMetadata(locale, found, { addresses: addressesOf("about"), titleKey: "about.title" });
}

/** About us: the text of the content page, and numbers. */
export default async function AboutPage({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [found, frame] = await Promise.all([getAboutPage(locale), getSiteFrame(locale)]);
  if (!found) return <MissingContent locale={locale} frame={frame} />;
  const t = await getTranslations({ locale });
  const [boats, { cities }, { services }] = await Promise.all([
    getListPage(locale),
    getFilterOptions(locale),
    listServices(locale),
  ]);
  const addresses = addressesOf("about");
  const crumbs = [
    { name: t("boats.home"), path: pathFor("home", locale) },
    { name: found.title, path: addresses[locale] },
  ];
  const picture = headPicture(found.mediaKey, t("home.banner_alt"));
  const facts = [
    { label: t("content.about_boats"), value: formatNumber(boats.total, locale) },
    { label: t("content.about_places"), value: formatNumber(cities.length, locale) },
    { label: t("content.about_services"), value: formatNumber(services.length, locale) },
  ];
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={[breadcrumbJsonLd(crumbs), organizationJsonLd(frame)]} />
      <PageIntro
        title={found.title}
        text={found.summary}
        picture={picture}
        breadcrumbs={{ label: t("boats.breadcrumbs"), crumbs }}
      >
        <FactRow facts={facts} />
      </PageIntro>
      <ContentArticle
        locale={locale}
        html={found.html}
        headings={found.headings}
        translated={found.translated.includes(locale)}
        related={found.related}
      />
      <div className="container-page pb-12">
        <BoatsCall locale={locale} />
      </div>
    </SitePage>
  );
}

/** A few numbers that say how large something is. */
function FactRow({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-4 md:gap-x-12">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-bold text-2xl text-navy">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
