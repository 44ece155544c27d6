import type { ReactNode } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { SitePage } from "@/components/layout/site-page";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import type { RouteQuery } from "@/lib/routes/route-params";
import type { ServicePage } from "@/lib/server/reading/content/get-service";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";

/** What is laid out on a deck stands in the lower half of its picture. */
const POSITION = "50% 65%";

interface OccasionFrameProps {
  locale: Locale;
  service: ServicePage;
  /** What the address asks for; the other languages keep it. */
  query?: RouteQuery;
  intro?: string;
  children: ReactNode;
}

/** What the page of an occasion and its search share: head, crumbs and title. */
export async function OccasionFrame({ locale, service, query, intro, children }: OccasionFrameProps) {
  const [t, boats, services, frame] = await Promise.all([
    translatorOf(locale, "occasions"),
    translatorOf(locale, "boats"),
    translatorOf(locale, "services"),
    getSiteFrame(locale),
  ]);
  const { title, slug, slugs, picture } = service;
  const addresses = addressesOf(
    "occasion",
    inEachLocale((other) => ({ slug: slugs[other] })),
    query,
  );
  const heading = t("heading", { title });
  const crumbs = [
    { name: boats("home"), path: pathFor("home", locale) },
    { name: services("title"), path: pathFor("services", locale) },
    { name: heading, path: pathFor("occasion", locale, { slug }) },
  ];
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <PageIntro
        title={heading}
        text={intro}
        picture={query ? null : picture && { ...picture, position: POSITION }}
        breadcrumbs={{ label: boats("breadcrumbs"), crumbs }}
      />
      {children}
    </SitePage>
  );
}
