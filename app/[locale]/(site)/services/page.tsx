import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { ServiceTiles } from "@/components/content/service-tiles";
import { JsonLd } from "@/components/layout/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { SitePage } from "@/components/layout/site-page";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { headPicture } from "@/lib/server/catalogue/media/head-picture";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { listServices } from "@/lib/server/reading/content/list-services";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { itemListJsonLd } from "@/lib/server/reading/seo/item-list-json-ld";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

export const revalidate = 60;

const PICTURE = "service-dinner";
/** None of the pictures below it. */
const HEAD = "boat-00-gulet-hero";

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale });
  const { brand } = await getSiteFrame(locale);
  const picture = findPicture(PICTURE);
  return pageMetadata({
    locale,
    brand,
    addresses: addressesOf("services"),
    title: t("seo.services.title", { brand }),
    description: t("seo.services.description"),
    picture: picture && { src: picture.og, alt: t("services.title") },
  });
}

/** All that can be celebrated on a boat, and the home features beside it. */
export default async function ServicesPage({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [frame, { services, features }] = await Promise.all([getSiteFrame(locale), listServices(locale)]);
  const t = await getTranslations({ locale, namespace: "services" });
  const boats = await getTranslations({ locale, namespace: "boats" });
  const addresses = addressesOf("services");
  const crumbs = [
    { name: boats("home"), path: pathFor("home", locale) },
    { name: t("title"), path: addresses[locale] },
  ];
  const items = [...services, ...features].map(({ title, slug }) => ({
    name: title,
    path: pathFor("service", locale, { slug }),
  }));
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={[breadcrumbJsonLd(crumbs), itemListJsonLd(items)]} />
      <PageIntro
        title={t("title")}
        text={t("intro")}
        picture={headPicture(HEAD, t("title"))}
        breadcrumbs={{ label: boats("breadcrumbs"), crumbs }}
      />
      <section aria-labelledby="orderable" className="container-page py-10 md:py-14 lg:py-20">
        <h2 id="orderable" className="mb-6 text-2xl md:text-section">
          {t("orderable")}
        </h2>
        <ServiceTiles locale={locale} tiles={services} aboveFold />
      </section>
      {features.length > 0 && (
        <section aria-labelledby="features" className="bg-sand">
          <div className="container-page py-10 md:py-14 lg:py-20">
            <h2 id="features" className="text-2xl md:text-section">
              {t("features")}
            </h2>
            <p className="mt-1 mb-6 text-muted">{t("features_text")}</p>
            <ServiceTiles locale={locale} tiles={features} />
          </div>
        </section>
      )}
    </SitePage>
  );
}
