import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BoatCrew, BoatMeeting } from "@/app/[locale]/(site)/boat/[slug]/boat-meeting";
import { makeBookingBoat } from "@/components/boats/booking/booking-boat";
import { BoatBar } from "@/components/boats/detail/boat-bar";
import { BoatEquipment } from "@/components/boats/detail/boat-equipment";
import { BoatHead } from "@/components/boats/detail/boat-head";
import { BoatOverview } from "@/components/boats/detail/boat-overview";
import { BoatSection } from "@/components/boats/detail/boat-section";
import { CancellationPolicy } from "@/components/boats/detail/cancellation-policy";
import { ReviewList } from "@/components/reviews/review-list";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { BoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { listNearPorts } from "@/lib/server/catalogue/map/list-near-ports";
import { locatorAddress } from "@/lib/server/catalogue/map/locator-address";
import { renderMarkdown } from "@/lib/server/reading/content/render-markdown";

interface BoatContentProps {
  locale: Locale;
  found: Omit<BoatPage, "similar">;
  /** The page's absolute address. */
  url: string;
  crumbs: readonly { name: string; path: string }[];
  whatsapp: string | null;
  /** What stands in for the live calendar. */
  calendar?: ReactNode;
  /** What stands beside and below it. */
  children: ReactNode;
}

/** What a boat's page says of her, above and beside the form that books her. */
export async function BoatContent(props: BoatContentProps) {
  const { locale, found, url, crumbs, whatsapp, calendar, children } = props;
  const { boat, scores, responseMinutes, provider, reviewLanguages } = found;
  const t = await getTranslations({ locale, namespace: "boats" });
  const booking = makeBookingBoat(boat, pathFor("checkout", locale, { slug: boat.slug }));
  return (
    <div className="container-page flex flex-col pt-3 md:grid md:grid-cols-[minmax(0,1fr)_380px] md:gap-x-10">
      <BoatHead boat={boat} booking={booking} locale={locale} crumbs={crumbs} url={url} />
      <div className="min-w-0 pt-4 md:pt-8">
        <BoatBar hasServices={boat.services.length > 0} />
        <BoatOverview {...{ boat, booking, locale, calendar }} />
        <BoatEquipment
          boat={boat}
          locale={locale}
          terms={boat.rental_rules ? renderMarkdown(boat.rental_rules) : null}
        />
        <BoatMeeting
          boat={boat}
          locale={locale}
          map={locatorAddress(boat)}
          near={await listNearPorts(locale, boat)}
        />
        <BoatCrew {...{ boat, booking, locale, responseMinutes, provider, whatsapp, url }} />
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
            languages={reviewLanguages}
          />
        </BoatSection>
      </div>
      {children}
    </div>
  );
}
