import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { JsonLd } from "@/components/layout/json-ld";
import { MissingContent } from "@/components/layout/missing-content";
import { SitePage } from "@/components/layout/site-page";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { getService, type ServicePage } from "@/lib/server/content/get-service";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { breadcrumbJsonLd } from "@/lib/server/seo/breadcrumb-json-ld";
import { pageMetadata } from "@/lib/server/seo/page-metadata";
import { serviceJsonLd } from "@/lib/server/seo/service-json-ld";
import { ServiceScreen } from "./service-screen";

interface PageProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const revalidate = 3600;
// Made at the first visit.
export const generateStaticParams = () => [];

function addressesOfService({ slugs: { tr, en, ar } }: ServicePage) {
  return addressesOf("service", { tr: { slug: tr }, en: { slug: en }, ar: { slug: ar } });
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getService(locale, slug);
  if (!found) return { robots: { index: false } };
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  const { title } = found;
  return pageMetadata({
    locale,
    brand,
    addresses: addressesOfService(found),
    translated: found.translated,
    title: found.offer ? t("service.title", { title, brand }) : t("content.title", { title, brand }),
    description: found.summary,
    picture: found.og ? { src: found.og, alt: title } : null,
  });
}

/** A special service with packages and form, or a home feature to read. */
export default async function ServiceDetailPage({ params }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const [found, frame] = await Promise.all([getService(locale, slug), getSiteFrame(locale)]);
  if (!found) return <MissingContent locale={locale} frame={frame} />;
  const t = await getTranslations({ locale });
  const addresses = addressesOfService(found);
  const path = addresses[locale];
  const crumbs = [
    { name: t("boats.home"), path: pathFor("home", locale) },
    { name: t("services.title"), path: pathFor("services", locale) },
    { name: found.title, path },
  ];
  const offered = found.offer ? [serviceJsonLd({ ...found, path, brand: frame.brand })] : [];
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={[breadcrumbJsonLd(crumbs), ...offered]} />
      <div className="container-page pt-3">
        <Breadcrumbs label={t("boats.breadcrumbs")} crumbs={crumbs} />
      </div>
      <ServiceScreen locale={locale} service={found} whatsapp={frame.whatsapp} />
    </SitePage>
  );
}
