import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { SlugPage } from "@/app/[locale]/page-props";
import { BoatsCall } from "@/components/content/boats-call";
import { ContentsList } from "@/components/content/contents-list";
import { PostGrid } from "@/components/content/post-grid";
import { PostHead } from "@/components/content/post-head";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { JsonLd } from "@/components/layout/json-ld";
import { RouteLink } from "@/components/layout/route-link";
import { SitePage } from "@/components/layout/site-page";
import { CoralWave } from "@/components/ui/coral-wave";
import { Prose } from "@/components/ui/prose";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { slugAddresses } from "@/lib/routes/slug-addresses";
import { getPost } from "@/lib/server/reading/content/get-post";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { blogPostingJsonLd } from "@/lib/server/reading/seo/blog-posting-json-ld";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { contentMetadata } from "@/lib/server/reading/seo/content-metadata";

export const revalidate = 60;
// Made at the first visit.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: SlugPage): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getPost(locale, slug);
  if (!found) return { robots: { index: false } };
  const addresses = slugAddresses("blogPost", found.slugs);
  return contentMetadata(locale, found, { addresses, type: "article", feed: pathFor("blogFeed", locale) });
}

/** A post with its chapters, and others to read on. */
export default async function BlogPostPage({ params }: SlugPage) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const [found, frame] = await Promise.all([getPost(locale, slug), getSiteFrame(locale)]);
  if (!found) return <MissingContent locale={locale} frame={frame} />;
  const t = await getTranslations({ locale });
  const addresses = slugAddresses("blogPost", found.slugs);
  const path = addresses[locale];
  const crumbs = [
    { name: t("boats.home"), path: pathFor("home", locale) },
    { name: t("blog.title"), path: pathFor("blog", locale) },
    { name: found.title, path },
  ];
  const posting = blogPostingJsonLd({ ...found, locale, path, brand: frame.brand });
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <JsonLd data={[posting, breadcrumbJsonLd(crumbs)]} />
      <article className="container-page pt-3 pb-10 md:pb-14">
        <Breadcrumbs label={t("boats.breadcrumbs")} crumbs={crumbs} />
        <div className="mt-3 md:mt-6">
          <PostHead {...found} locale={locale} />
        </div>
        <div className="reading mt-8 max-md:px-0 md:mt-12">
          <div className="reading-side">
            <ContentsList headings={found.headings} />
          </div>
          <div>
            <Prose html={found.html} lang={found.translated.includes(locale) ? undefined : DEFAULT_LOCALE} />
            <CoralWave className="mt-8 w-24" />
          </div>
        </div>
        <div className="mt-10">
          <BoatsCall locale={locale} />
        </div>
      </article>
      {found.related.length > 0 && (
        <section aria-labelledby="related" className="bg-sand">
          <div className="container-page py-10 md:py-14 lg:py-20">
            <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
              <h2 id="related" className="text-2xl md:text-section">
                {t("blog.related")}
              </h2>
              <RouteLink
                to="blog"
                locale={locale}
                className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
              >
                {t("blog.all")}
              </RouteLink>
            </div>
            <PostGrid locale={locale} posts={found.related} heading="h3" />
          </div>
        </section>
      )}
    </SitePage>
  );
}
