import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { FaqGroups, groupAnchor } from "@/components/content/faq-groups";
import { FaqSearch } from "@/components/content/faq-search";
import { HelpCall } from "@/components/content/help-call";
import { JsonLd } from "@/components/layout/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { SitePage } from "@/components/layout/site-page";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { listFaqs } from "@/lib/server/reading/content/list-faqs";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { faqJsonLd } from "@/lib/server/reading/seo/faq-json-ld";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

export const revalidate = 60;

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "seo" });
  const [{ brand }, { groups, translated }] = await Promise.all([getSiteFrame(locale), listFaqs(locale)]);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return pageMetadata({
    locale,
    brand,
    addresses: addressesOf("faq"),
    translated,
    title: t("faq.title", { brand }),
    description: t("faq.description", { count }),
  });
}

/** Every question with its answer, by topic. */
export default async function FaqPage({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [frame, { groups }] = await Promise.all([getSiteFrame(locale), listFaqs(locale)]);
  const t = await getTranslations({ locale });
  const addresses = addressesOf("faq");
  const crumbs = [
    { name: t("boats.home"), path: pathFor("home", locale) },
    { name: t("faq.title"), path: addresses[locale] },
  ];
  const entries = groups.flatMap((group) =>
    group.entries.map(({ question, text }) => ({ question, answer: text })),
  );
  const half = Math.ceil(groups.length / 2);
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <PageIntro
        title={t("faq.title")}
        text={t("faq.intro")}
        breadcrumbs={{ label: t("boats.breadcrumbs"), crumbs }}
      >
        <FaqSearch
          locale={locale}
          label={t("faq.search")}
          hint={t("faq.search_hint")}
          found={t.raw("faq.found")}
        />
      </PageIntro>
      <div className="container-page grid grid-cols-1 gap-8 py-10 md:grid-cols-[290px_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-12 md:py-14">
        <nav aria-label={t("faq.groups_label")}>
          <ul className="flex flex-wrap gap-2 md:grid md:gap-1">
            {groups.map(({ key }) => (
              <li key={key}>
                <a
                  href={`#${groupAnchor(key)}`}
                  className="inline-flex min-h-10 items-center rounded-full border border-line px-4 font-medium text-navy text-sm hover:bg-sea-soft md:w-full md:rounded-field md:border-0 md:px-3"
                >
                  {t(`faq.groups.${key}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-3xl md:col-start-2 md:row-span-2 md:row-start-1">
          <FaqGroups groups={groups.slice(0, half)} />
          {/* Beside the answers that it repeats: the compression window is 32 KB, a third of the page. */}
          <JsonLd data={faqJsonLd(entries)} />
          <FaqGroups groups={groups.slice(half)} />
        </div>
        <div className="self-start md:sticky md:top-24">
          <HelpCall {...frame} locale={locale} />
        </div>
      </div>
    </SitePage>
  );
}
