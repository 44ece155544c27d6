import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { SlugPage } from "@/app/[locale]/page-props";
import { ContentArticle } from "@/components/content/content-article";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { JsonLd } from "@/components/layout/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { SitePage } from "@/components/layout/site-page";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import { inEachLocale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { type ContentPage, getContentPage } from "@/lib/server/reading/content/get-content-page";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { ABOUT_KEY, RENT_BOAT_KEY } from "@/lib/server/reading/content/page-places";
import { plainText } from "@/lib/server/reading/content/render-markdown";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { contentMetadata } from "@/lib/server/reading/seo/content-metadata";

export const revalidate = 60;
// Made at the first visit.
export const generateStaticParams = () => [];

const MAX_DESCRIPTION = 160;

function addressesOfPage({ slugs, type }: ContentPage) {
  return addressesOf(
    "page",
    inEachLocale((locale) => ({ type, slug: slugs[locale] })),
  );
}

function descriptionOf({ summary, html }: ContentPage): string {
  const text = `${summary} ${plainText(html)}`.trim();
  return text.length <= MAX_DESCRIPTION
    ? text
    : `${text.slice(0, MAX_DESCRIPTION - 1).replace(/\s\S*$/, "")}…`;
}

export async function generateMetadata({ params }: SlugPage): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getContentPage(locale, slug);
  if (!found) return { robots: { index: false } };
  return contentMetadata(locale, found, {
    addresses: addressesOfPage(found),
    description: found.summary.length >= 50 ? found.summary.slice(0, MAX_DESCRIPTION) : descriptionOf(found),
  });
}

/** Policies, contracts and other texts. */
export default async function TextPage({ params }: SlugPage) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const [found, frame] = await Promise.all([getContentPage(locale, slug), getSiteFrame(locale)]);
  if (!found) return <MissingContent locale={locale} frame={frame} />;
  if (found.key === ABOUT_KEY) permanentRedirect(pathFor("about", locale));
  const t = await getTranslations({ locale });
  const addresses = addressesOfPage(found);
  const crumbs = [
    { name: t("boats.home"), path: pathFor("home", locale) },
    { name: found.title, path: addresses[locale] },
  ];
  const ownerHref = frame.partnerHref ?? pathFor("ownerApplication", locale, null, { lang: locale });
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <PageIntro
        title={found.title}
        text={found.summary}
        breadcrumbs={{ label: t("boats.breadcrumbs"), crumbs }}
      />
      <ContentArticle
        locale={locale}
        html={found.html}
        headings={found.headings}
        translated={found.translated.includes(locale)}
        updatedAt={found.updatedAt}
        related={found.related}
      >
        {found.key === RENT_BOAT_KEY && (
          <SiteLink href={ownerHref} rel="noopener nofollow" className={buttonClass({ size: "large" })}>
            {t("content.owner_action")}
          </SiteLink>
        )}
      </ContentArticle>
    </SitePage>
  );
}
