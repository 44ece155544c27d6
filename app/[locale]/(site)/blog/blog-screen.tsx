import { getTranslations } from "next-intl/server";
import { PostGrid } from "@/components/content/post-grid";
import { JsonLd } from "@/components/layout/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { SitePage } from "@/components/layout/site-page";
import { Pagination } from "@/components/search/list/pagination";
import { Icon } from "@/components/ui/icon/icon";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { POSTS_PER_PAGE, type PostPage } from "@/lib/server/reading/content/list-posts";
import { breadcrumbJsonLd } from "@/lib/server/reading/seo/breadcrumb-json-ld";
import { itemListJsonLd } from "@/lib/server/reading/seo/item-list-json-ld";

/** Address of one page of the blog in every language. */
export function blogAddresses(page: number) {
  return addressesOf("blog", null, page > 1 ? { page } : {});
}

/** One page of the posts; the newest is shown large on the first. */
export async function BlogScreen({ locale, list }: { locale: Locale; list: PostPage }) {
  const t = await getTranslations({ locale });
  const frame = await getSiteFrame(locale);
  const { items, page, pages } = list;
  const crumbs = [
    { name: t("boats.home"), path: pathFor("home", locale) },
    { name: t("blog.title"), path: pathFor("blog", locale) },
  ];
  const listed = items.map(({ title, slug }) => ({
    name: title,
    path: pathFor("blogPost", locale, { slug }),
  }));
  return (
    <SitePage locale={locale} addresses={blogAddresses(page)} frame={frame}>
      <JsonLd data={[breadcrumbJsonLd(crumbs), itemListJsonLd(listed, (page - 1) * POSTS_PER_PAGE + 1)]} />
      <PageIntro
        title={t("blog.heading")}
        text={t("blog.intro")}
        breadcrumbs={{ label: t("boats.breadcrumbs"), crumbs }}
      />
      <div className="container-page py-10 md:py-14">
        {items.length > 0 ? (
          <PostGrid locale={locale} posts={items} firstLarge={page === 1} heading="h2" />
        ) : (
          <p className="text-muted">{t("blog.empty")}</p>
        )}
        <Pagination
          t={await translatorOf(locale, "search")}
          page={page}
          pages={pages}
          hrefOf={(one) => pathFor("blog", locale, null, one > 1 ? { page: one } : {})}
          nofollow={false}
        />
        <p className="mt-10">
          <a
            href={pathFor("blogFeed", locale)}
            className="inline-flex min-h-9 items-center gap-2 text-sea-dark text-sm hover:underline"
          >
            <Icon name="rss" size={16} />
            {t("blog.feed")}
          </a>
        </p>
      </div>
    </SitePage>
  );
}
