import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { JsonLd } from "@/components/layout/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { SitePage } from "@/components/layout/site-page";
import { COAST_FILES } from "@/lib/domain/map/coast-files";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

export const revalidate = 60;

/** Titles are the licences' own names. */
const LICENCES = [
  ["GNU LGPL 3.0 (GSHHG)", "https://www.gnu.org/licenses/lgpl-3.0.html"],
  ["ODbL 1.0 (OpenStreetMap)", "https://opendatacommons.org/licenses/odbl/1-0/"],
  ["OpenStreetMap", "https://www.openstreetmap.org/copyright"],
  ["GSHHG", "https://www.soest.hawaii.edu/pwessel/gshhg/"],
  ["Natural Earth", "https://www.naturalearthdata.com/about/terms-of-use/"],
] as const;
const SECTIONS = ["use", "source"] as const;
const LINK = "inline-flex min-h-9 items-center text-sea-dark underline";

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  return pageMetadata({
    locale,
    brand,
    addresses: addressesOf("mapData"),
    title: t("map_data.title", { brand }),
    description: t("map_data.description"),
  });
}

/** Where the coast of our maps comes from, under which licences, and the data itself. */
export default async function MapDataPage({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const frame = await getSiteFrame(locale);
  const t = await getTranslations({ locale });
  const addresses = addressesOf("mapData");
  const crumbs = [
    { name: t("boats.home"), path: pathFor("home", locale) },
    { name: t("locator.title"), path: addresses[locale] },
  ];
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <PageIntro
        title={t("locator.title")}
        text={t("locator.intro")}
        breadcrumbs={{ label: t("boats.breadcrumbs"), crumbs }}
      />
      <div className="container-page grid max-w-3xl gap-8 py-10">
        {SECTIONS.map((name) => (
          <section key={name}>
            <h2 className="mb-2 text-xl">{t(`locator.${name}_title`)}</h2>
            <p>{t(`locator.${name}_text`)}</p>
          </section>
        ))}
        <section>
          <h2 className="mb-2 text-xl">{t("locator.licences_title")}</h2>
          <ul>
            {LICENCES.map(([name, href]) => (
              <li key={href}>
                <a href={href} rel="noopener" className={LINK}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-2 text-xl">{t("locator.files_title")}</h2>
          <p>{t("locator.files_text")}</p>
          <ul>
            {(["overview", "coast"] as const).map((file) => (
              <li key={file}>
                <a href={COAST_FILES[file]} download className={LINK}>
                  {t(`locator.file_${file}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SitePage>
  );
}
