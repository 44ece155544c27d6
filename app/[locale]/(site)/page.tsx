import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import { PostGrid } from "@/components/content/post-grid";
import { GuestReviews } from "@/components/home/guest-reviews";
import { HelpPanels } from "@/components/home/help-panels";
import { Hero } from "@/components/home/hero";
import { HomeSection } from "@/components/home/home-section";
import { HowItWorks } from "@/components/home/how-it-works";
import { PhotoWall } from "@/components/home/photo-wall";
import { PictureTiles } from "@/components/home/picture-tiles";
import { Questions } from "@/components/home/questions";
import { JsonLd } from "@/components/layout/json-ld";
import { SitePage } from "@/components/layout/site-page";
import { OccasionLinks } from "@/components/occasions/occasion-links";
import { makeFilterOptions } from "@/components/search/filters/make-filter-options";
import { SearchBar } from "@/components/search/form/search-bar";
import { searchBarLabels } from "@/components/search/form/search-bar-labels";
import { hasOccasionPlan } from "@/lib/domain/occasions/occasion-plan";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { getTextContext } from "@/lib/server/content/get-text-context";
import { listPosts } from "@/lib/server/content/list-posts";
import { renderMarkdown } from "@/lib/server/content/render-markdown";
import { getHomePage } from "@/lib/server/home/get-home-page";
import { findPicture } from "@/lib/server/media/find-picture";
import { getFilterOptions } from "@/lib/server/search/get-filter-options";
import { organizationJsonLd } from "@/lib/server/seo/organization-json-ld";
import { pageMetadata } from "@/lib/server/seo/page-metadata";

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
  const boats = await getTranslations({ locale, namespace: "boats" });
  const search = await getTranslations({ locale, namespace: "search" });
  const occasions = await getTranslations({ locale, namespace: "occasions" });
  const countOf = (count: number) => boats("boat_count", { count });
  const cards = home.instantBoats.map((boat) => makeCardView(boat, locale, boats));
  const allBoats = pathFor("boats", locale);
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
          action={allBoats}
          places={makeFilterOptions(catalogue, search).places}
          labels={searchBarLabels(search, catalogue.shortest_hours)}
        />
      </Hero>
      {home.instantBoats.length > 0 && (
        <HomeSection
          id="instant"
          first
          title={t("instant.title")}
          text={t("instant.text")}
          more={{ href: allBoats, label: t("instant.all") }}
        >
          <BoatGrid cards={cards} labels={cardLabels(boats, locale)} layout="page" phoneMax={4} />
        </HomeSection>
      )}
      {home.services.length > 0 && (
        <section aria-labelledby="occasions" className="container-page pt-2 pb-10 md:pb-12">
          <h2 id="occasions" className="text-xl">
            {occasions("lead.title")}
          </h2>
          <p className="mt-1 mb-4 max-w-2xl text-muted">{occasions("lead.text")}</p>
          <OccasionLinks
            locale={locale}
            occasions={home.services.filter(({ serviceKey }) => hasOccasionPlan(serviceKey))}
          />
        </section>
      )}
      {home.types.length > 0 && (
        <HomeSection id="classes" title={t("classes.title")} text={t("classes.text")} tinted>
          <PictureTiles
            tiles={home.types.map(({ id, name, slug, boatCount, picture }) => ({
              id,
              title: name,
              text: countOf(boatCount),
              picture,
              href: pathFor("boatsByType", locale, { slug }),
            }))}
          />
        </HomeSection>
      )}
      {home.places.length > 0 && (
        <HomeSection id="places" title={t("places.title")}>
          <PictureTiles
            tiles={home.places.map(({ id, name, slug, boatCount, picture }) => ({
              id,
              title: name,
              text: countOf(boatCount),
              picture,
              href: pathFor("boatsByPlace", locale, { slug }),
            }))}
          />
        </HomeSection>
      )}
      {home.services.length > 0 && (
        <HomeSection
          id="services"
          title={t("services.title")}
          text={t("services.text")}
          more={{ href: pathFor("services", locale), label: t("services.all") }}
          tinted
        >
          <PictureTiles
            tiles={home.services.map(({ id, title, slug, summary, picture }) => ({
              id,
              title,
              text: summary,
              picture,
              href: pathFor("service", locale, { slug }),
            }))}
          />
        </HomeSection>
      )}
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
          ownerHref={ownerHref}
        />
      </div>
    </SitePage>
  );
}
