import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { BoatTypes, InstantBoats, Places, Services } from "@/app/[locale]/(site)/home-parts";
import type { LocalePage } from "@/app/[locale]/page-props";
import { PostGrid } from "@/components/content/post-grid";
import { GuestReviews } from "@/components/home/guest-reviews";
import { HelpPanels } from "@/components/home/help-panels";
import { Hero } from "@/components/home/hero";
import { HomeSection } from "@/components/home/home-section";
import { HowItWorks } from "@/components/home/how-it-works";
import { PhotoWall } from "@/components/home/photo-wall";
import { Questions } from "@/components/home/questions";
import { JsonLd } from "@/components/layout/json-ld";
import { SitePage } from "@/components/layout/site-page";
import { makeFilterOptions } from "@/components/search/filters/make-filter-options";
import { SearchBar } from "@/components/search/form/search-bar";
import { searchBarLabels } from "@/components/search/form/search-bar-labels";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { getTextContext } from "@/lib/server/reading/content/get-text-context";
import { listPosts } from "@/lib/server/reading/content/list-posts";
import { renderMarkdown } from "@/lib/server/reading/content/render-markdown";
import { getHomePage } from "@/lib/server/reading/home/get-home-page";
import { organizationJsonLd } from "@/lib/server/reading/seo/organization-json-ld";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

export const revalidate = 60;

const BANNER = "banner-bay";
const POSTS = 3;

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale });
  const { brand } = await getSiteFrame(locale);
  const banner = findPicture(BANNER);
  return pageMetadata({
    locale,
    brand,
    addresses: addressesOf("home"),
    title: t("seo.home.title", { brand }),
    description: t("seo.home.description"),
    picture: banner && { src: banner.og, alt: t("home.banner_alt") },
  });
}

export default async function HomePage({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [frame, home, catalogue, posts, context] = await Promise.all([
    getSiteFrame(locale),
    getHomePage(locale),
    getFilterOptions(locale),
    listPosts(locale, 1),
    getTextContext(locale),
  ]);
  const t = await getTranslations({ locale, namespace: "home" });
  const search = await getTranslations({ locale, namespace: "search" });
  const faqPage = pathFor("faq", locale);
  const rentBoat = frame.pages.find(({ forOwners }) => forOwners);
  const ownerHref = rentBoat
    ? pathFor("page", locale, { type: rentBoat.type, slug: rentBoat.slug })
    : frame.partnerHref;

  return (
    <SitePage locale={locale} addresses={addressesOf("home")} frame={frame}>
      <JsonLd data={organizationJsonLd(frame)} />
      <Hero title={t("slogan")} text={t("slogan_text")} picture={findPicture(BANNER)} alt={t("banner_alt")}>
        <SearchBar
          action={pathFor("boats", locale)}
          places={makeFilterOptions(catalogue, search).places}
          labels={searchBarLabels(search, catalogue.shortest_hours)}
        />
      </Hero>
      {home.instantBoats.length > 0 && <InstantBoats locale={locale} home={home} />}
      {home.types.length > 0 && <BoatTypes locale={locale} home={home} />}
      {home.places.length > 0 && <Places locale={locale} home={home} />}
      {home.services.length > 0 && <Services locale={locale} home={home} />}
      <HomeSection id="how" title={t("how.title")}>
        <HowItWorks />
      </HomeSection>
      {home.reviews.length > 0 && (
        <HomeSection id="reviews" title={t("reviews.title")} tinted>
          <GuestReviews locale={locale} reviews={home.reviews} />
        </HomeSection>
      )}
      {posts.items.length > 0 && (
        <HomeSection
          id="blog"
          title={t("blog.title")}
          text={t("blog.text")}
          more={{ href: pathFor("blog", locale), label: t("blog.all") }}
        >
          <PostGrid locale={locale} posts={posts.items.slice(0, POSTS)} heading="h3" />
        </HomeSection>
      )}
      {home.faqs.length > 0 && (
        <HomeSection id="faq" title={t("faq.title")} more={{ href: faqPage, label: t("faq.all") }} tinted>
          <Questions
            entries={home.faqs.map(({ id, question, answer }) => ({
              id,
              question,
              html: renderMarkdown(answer, context),
            }))}
          />
        </HomeSection>
      )}
      {home.gallery.length > 0 && (
        <HomeSection id="gallery" title={t("gallery.title")}>
          <PhotoWall pictures={home.gallery} />
        </HomeSection>
      )}
      <div className="container-page py-12 md:py-16">
        <HelpPanels
          questions={home.helpFaqs.map(({ key, question }) => ({ question, href: `${faqPage}#${key}` }))}
          phone={frame.phone}
          whatsapp={frame.whatsapp}
          helpHours={frame.helpHours}
          ownerHref={ownerHref}
        />
      </div>
    </SitePage>
  );
}
