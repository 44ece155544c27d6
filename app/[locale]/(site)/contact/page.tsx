import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { ContactDetails } from "@/components/content/contact-details";
import { ContactForm } from "@/components/content/contact-form";
import { IslandMessages } from "@/components/layout/island-messages";
import { JsonLd } from "@/components/layout/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { RouteLink } from "@/components/layout/route-link";
import { SitePage } from "@/components/layout/site-page";
import { PlaceLocator } from "@/components/map/place-locator";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { CONTACT_SUBJECTS } from "@/lib/contracts/contact";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { locatorAddress } from "@/lib/server/catalogue/map/locator-address";
import { getSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { organizationJsonLd } from "@/lib/server/reading/seo/organization-json-ld";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

export const revalidate = 60;

/** The disclosure that explains what happens to what is written here. */
const DISCLOSURE_KEY = "kvkk";

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  return pageMetadata({
    locale,
    brand,
    addresses: addressesOf("contact"),
    title: t("contact.title", { brand }),
    description: t("contact.description"),
  });
}

/** Form, ways to reach us, and where the office is. */
export default async function ContactPage({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [frame, { latitude, longitude }] = await Promise.all([getSiteFrame(locale), getSiteSettings()]);
  const t = await getTranslations({ locale });
  const addresses = addressesOf("contact");
  const crumbs = [
    { name: t("boats.home"), path: pathFor("home", locale) },
    { name: t("contact.title"), path: addresses[locale] },
  ];
  const disclosure = frame.pages.find(({ key }) => key === DISCLOSURE_KEY);
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={[breadcrumbJsonLd(crumbs), organizationJsonLd(frame)]} />
      <PageIntro
        title={t("contact.title")}
        text={t("contact.intro", frame.helpHours)}
        breadcrumbs={{ label: t("boats.breadcrumbs"), crumbs }}
      />
      <div className="container-page grid grid-cols-1 gap-10 py-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-12 md:py-14">
        <section aria-labelledby="form-title" className="self-start">
          <h2 id="form-title" className="mb-5 text-xl">
            {t("contact.form_title")}
          </h2>
          <noscript>
            <div className="mb-5">
              <Notice tone="warning">{t("contact.no_script")}</Notice>
            </div>
          </noscript>
          <IslandMessages locale={locale} nouns={["contact", "validation"]}>
            <ContactForm subjects={CONTACT_SUBJECTS} />
          </IslandMessages>
          {disclosure && (
            <p className="mt-5 text-muted text-sm">
              {t.rich("contact.privacy", {
                link: (chunks) => (
                  <RouteLink
                    to="page"
                    locale={locale}
                    params={{ type: disclosure.type, slug: disclosure.slug }}
                    className="text-sea-dark underline"
                  >
                    {chunks}
                  </RouteLink>
                ),
              })}
            </p>
          )}
          <aside className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sea-soft p-6">
            <div>
              <h2 className="text-lg">{t("contact.faq_title")}</h2>
              <p className="text-sm">{t("contact.faq_text")}</p>
            </div>
            <RouteLink to="faq" locale={locale} className={buttonClass({ variant: "outline" })}>
              {t("contact.faq_action")}
            </RouteLink>
          </aside>
        </section>
        <div className="grid grid-cols-1 content-start gap-8">
          <ContactDetails {...frame} />
          {latitude !== null && longitude !== null && (
            <section aria-labelledby="map">
              <h2 id="map" className="mb-3 text-lg">
                {t("contact.map_title")}
              </h2>
              <PlaceLocator
                locale={locale}
                name={frame.brand}
                src={locatorAddress({ latitude, longitude })}
                latitude={latitude}
                longitude={longitude}
              />
            </section>
          )}
        </div>
      </div>
    </SitePage>
  );
}
