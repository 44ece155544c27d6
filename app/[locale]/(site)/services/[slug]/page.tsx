import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { SlugPage } from "@/app/[locale]/page-props";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { JsonLd } from "@/components/layout/json-ld";
import { SitePage } from "@/components/layout/site-page";
import { pathFor } from "@/lib/routes/path-for";
import { slugAddresses } from "@/lib/routes/slug-addresses";
import { getService } from "@/lib/server/reading/content/get-service";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { contentMetadata } from "@/lib/server/reading/seo/content-metadata";
import { serviceJsonLd } from "@/lib/server/reading/seo/service-json-ld";
import { ServiceScreen } from "./service-screen";

export const revalidate = 60;
// Made at the first visit.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: SlugPage): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getService(locale, slug);
  if (!found) return { robots: { index: false } };
  return contentMetadata(locale, found, {
    addresses: slugAddresses("service", found.slugs),
    titleKey: found.offer ? "service.title" : "content.title",
  });
}

/** A special service with packages and form, or a home feature to read. */
export default async function ServiceDetailPage({ params }: SlugPage) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const [found, frame] = await Promise.all([getService(locale, slug), getSiteFrame(locale)]);
  if (!found) return <MissingContent locale={locale} frame={frame} />;
  const t = await getTranslations({ locale });
  const addresses = slugAddresses("service", found.slugs);
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
