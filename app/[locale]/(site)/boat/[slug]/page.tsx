import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { SlugPage } from "@/app/[locale]/page-props";
import { makeBookingBoat } from "@/components/boats/booking/booking-boat";
import { BookingCard } from "@/components/boats/booking/booking-card";
import { LazyCalendar } from "@/components/boats/calendar/lazy-calendar";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { BoatHeart } from "@/components/boats/card/boat-heart";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import { AskLink } from "@/components/boats/detail/ask-link";
import { BoatServices, Facilities, Included, UsageRules } from "@/components/boats/detail/boat-catalogue";
import { KeyFacts, Specifications } from "@/components/boats/detail/boat-facts";
import {
  bookingLabels,
  galleryLabels,
  shareLabels,
  whatsappLabels,
} from "@/components/boats/detail/boat-page-labels";
import { BoatPeople, MeetingPoint } from "@/components/boats/detail/boat-people";
import { BoatSection } from "@/components/boats/detail/boat-section";
import { BoatTitle } from "@/components/boats/detail/boat-title";
import { CancellationPolicy } from "@/components/boats/detail/cancellation-policy";
import { FoldedText } from "@/components/boats/detail/folded-text";
import { ShareButton } from "@/components/boats/detail/share-button";
import { WhatsappQuestion } from "@/components/boats/detail/whatsapp-question";
import { BoatGallery } from "@/components/boats/gallery/boat-gallery";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { JsonLd } from "@/components/layout/json-ld";
import { SitePage } from "@/components/layout/site-page";
import { PlaceLocator } from "@/components/map/place-locator";
import { ResponseTime } from "@/components/messages/response-time";
import { ReviewList } from "@/components/reviews/review-list";
import { Prose } from "@/components/ui/prose";
import { formatNumber } from "@/lib/i18n/format-number";
import { loadMessages } from "@/lib/i18n/load-messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { pathFor } from "@/lib/routes/path-for";
import { slugAddresses } from "@/lib/routes/slug-addresses";
import { getBoatPage } from "@/lib/server/boats/get-boat-page";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { renderMarkdown } from "@/lib/server/content/render-markdown";
import { locatorAddress } from "@/lib/server/map/locator-address";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import { boatJsonLd } from "@/lib/server/seo/boat-json-ld";
import { breadcrumbJsonLd } from "@/lib/server/seo/breadcrumb-json-ld";
import { pageMetadata } from "@/lib/server/seo/page-metadata";
import { videoJsonLd } from "@/lib/server/seo/video-json-ld";

export const revalidate = 60;
// Made at the first visit.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: SlugPage): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getBoatPage(locale, slug);
  if (!found) return { robots: { index: false } };
  const { boat } = found;
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  const values = {
    brand,
    name: boat.name,
    code: boat.code,
    type: boat.type.name,
    port: boat.city.name,
    persons: boat.cruising_capacity,
    length: formatNumber(boat.length_cm / 100, locale),
  };
  return pageMetadata({
    locale,
    brand,
    addresses: slugAddresses("boat", found.slugs),
    translated: found.translated,
    title: t("boat.title", values),
    description: t("boat.description", values),
    picture: found.og ? { src: found.og, alt: boat.pictures[0]?.alt ?? boat.name } : null,
  });
}

/** A boat: the page comes from the cache, calendar and price come live from the API. */
export default async function BoatDetailPage({ params }: SlugPage) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const [found, frame] = await Promise.all([getBoatPage(locale, slug), getSiteFrame(locale)]);
  if (!found) return <MissingContent locale={locale} frame={frame} />;
  const { boat, scores, similar, responseMinutes } = found;
  const t = await getTranslations({ locale, namespace: "boats" });
  const addresses = slugAddresses("boat", found.slugs);
  const url = absoluteUrl(addresses[locale]);
  const booking = makeBookingBoat(boat, pathFor("checkout", locale, { slug: boat.slug }));
  const messages = pickMessages(await loadMessages(locale), ["quote", "payment_methods"]);
  const crumbs = [
    { name: t("home"), path: pathFor("home", locale) },
    { name: t("all_boats"), path: pathFor("boats", locale) },
    { name: boat.city.name, path: pathFor("boatsByPlace", locale, { slug: boat.city.slug }) },
    { name: boat.name, path: addresses[locale] },
  ];
  const cards = similar.map((card) => makeCardView(card, locale, t));

  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <div className="container-page pt-3 md:grid md:grid-cols-[minmax(0,1fr)_380px] md:gap-x-10">
        <div className="flex flex-col md:col-span-2">
          <Breadcrumbs label={t("breadcrumbs")} crumbs={crumbs} />
          <BoatTitle boat={boat} locale={locale}>
            <ShareButton labels={shareLabels(t)} url={url} name={boat.name} />
            <BoatHeart boat={booking} label={t("favorite", { name: boat.name })} />
          </BoatTitle>
          {/* On phones the pictures are what one sees first. */}
          <div className="max-md:order-first max-md:-mt-3 max-md:mb-3">
            <BoatGallery
              pictures={boat.pictures.map(({ src, srcset, alt, color }) => ({ src, srcset, alt, color }))}
              video={boat.video}
              labels={galleryLabels(t, boat.pictures)}
            />
          </div>
        </div>
        <div className="min-w-0 pt-4 md:pt-8">
          <div className="pb-8">
            <KeyFacts boat={boat} locale={locale} />
          </div>
          <BoatSection id="about" title={t("sections.about")}>
            <FoldedText length={boat.description.length} more={t("read_more")} less={t("read_less")}>
              <div className="prose">
                {boat.description.split(/\n{2,}/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </FoldedText>
          </BoatSection>
          <BoatSection id="calendar" title={t("sections.calendar")} text={t("sections.calendar_text")}>
            <LazyCalendar boat={booking} locale={locale} messages={messages} />
          </BoatSection>
          <BoatSection id="specs" title={t("sections.specs")}>
            <Specifications boat={boat} locale={locale} />
          </BoatSection>
          <BoatSection id="facilities" title={t("sections.facilities")}>
            <Facilities boat={boat} />
          </BoatSection>
          <BoatSection id="included" title={t("sections.included")}>
            <Included />
          </BoatSection>
          {boat.services.length > 0 && (
            <BoatSection id="services" title={t("sections.services")} text={t("sections.services_text")}>
              <BoatServices boat={boat} />
            </BoatSection>
          )}
          <BoatSection id="rules" title={t("sections.rules")}>
            <UsageRules boat={boat} />
          </BoatSection>
          {boat.rental_rules && (
            <BoatSection id="terms" title={t("sections.rental_rules")}>
              <Prose html={renderMarkdown(boat.rental_rules)} />
            </BoatSection>
          )}
          <BoatSection id="meeting" title={t("sections.meeting")}>
            <MeetingPoint boat={boat} />
            <div className="mt-4 max-w-2xl">
              <PlaceLocator
                locale={locale}
                name={boat.port.name}
                src={locatorAddress(boat)}
                latitude={boat.latitude}
                longitude={boat.longitude}
              />
            </div>
          </BoatSection>
          <BoatSection id="crew" title={t("sections.crew")}>
            <BoatPeople
              boat={boat}
              locale={locale}
              response={responseMinutes === null ? null : <ResponseTime minutes={responseMinutes} />}
            />
            <div className="mt-5 flex flex-wrap gap-3">
              <AskLink
                boat={booking}
                href={pathFor("ask", locale, { slug: boat.slug })}
                label={t("ask_owner")}
              />
              {frame.whatsapp && (
                <WhatsappQuestion
                  boat={booking}
                  locale={locale}
                  number={frame.whatsapp}
                  labels={whatsappLabels(t, boat, url)}
                />
              )}
            </div>
          </BoatSection>
          <BoatSection id="policy" title={t("sections.policy")}>
            <CancellationPolicy
              policy={boat.cancellation_policy}
              boat={booking}
              handoverHour={boat.handover_hours.start}
              locale={locale}
            />
          </BoatSection>
          <BoatSection id="reviews" title={t("sections.reviews")}>
            <ReviewList
              boatId={boat.id}
              locale={locale}
              rating={boat.rating}
              count={boat.review_count}
              scores={scores}
              reviews={boat.reviews}
              languages={found.reviewLanguages}
            />
          </BoatSection>
        </div>
        {/* Beside the texts that it repeats: compression sees 32 KB far. */}
        <JsonLd
          data={[boatJsonLd(boat, addresses[locale]), videoJsonLd(boat), breadcrumbJsonLd(crumbs)].filter(
            (one) => one !== null,
          )}
        />
        {similar.length > 0 && (
          <section aria-labelledby="similar" className="border-line border-t py-10 md:col-span-2">
            <h2 id="similar" className="mb-6 text-2xl">
              {t("sections.similar")}
            </h2>
            <BoatGrid cards={cards} labels={cardLabels(t, locale)} layout="page" />
          </section>
        )}
        <aside className="contents md:col-start-2 md:row-start-2 md:block md:pt-8">
          <div className="contents md:sticky md:top-[calc(var(--header-height)+16px)] md:block md:max-h-[calc(100dvh-var(--header-height)-32px)] md:overflow-y-auto md:overscroll-contain md:scroll-pb-40">
            <BookingCard
              boat={booking}
              locale={locale}
              messages={messages}
              labels={bookingLabels(await getTranslations({ locale, namespace: "quote" }), boat, t("close"))}
            />
          </div>
        </aside>
      </div>
    </SitePage>
  );
}
