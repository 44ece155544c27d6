import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { AskLink } from "@/components/boats/detail/ask-link";
import { whatsappLabels } from "@/components/boats/detail/boat-page-labels";
import { BoatPeople, MeetingPoint } from "@/components/boats/detail/boat-people";
import { BoatSection } from "@/components/boats/detail/boat-section";
import { ProviderFacts, type ProviderFactsProps } from "@/components/boats/detail/provider-facts";
import { WhatsappQuestion } from "@/components/boats/detail/whatsapp-question";
import { PlaceLocator } from "@/components/map/place-locator";
import { ResponseTime } from "@/components/messages/response-time";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { NearPort } from "@/lib/server/catalogue/map/list-near-ports";

interface BoatMeetingProps {
  boat: VehicleResponse;
  locale: Locale;
  /** The address of the small map. */
  map: string;
  /** The other ports on it. */
  near: readonly NearPort[];
}

/** Where the trip starts, in words and on the map. */
export function BoatMeeting({ boat, locale, map, near }: BoatMeetingProps) {
  const t = useTranslations("boats");
  return (
    <BoatSection id="meeting" title={t("sections.meeting")}>
      <MeetingPoint boat={boat} />
      <div className="mt-4">
        <PlaceLocator
          locale={locale}
          name={boat.port.name}
          src={map}
          near={near}
          latitude={boat.latitude}
          longitude={boat.longitude}
        />
      </div>
    </BoatSection>
  );
}

interface BoatCrewProps {
  boat: VehicleResponse;
  booking: BookingBoat;
  locale: Locale;
  /** See `BoatPage`. */
  responseMinutes: number | null;
  provider: ProviderFactsProps["provider"] | null;
  /** The number that answers questions; null: none. */
  whatsapp: string | null;
  /** The page's absolute address, named in the question. */
  url: string;
}

/** Who waits on board, and how to ask. */
export function BoatCrew({ boat, booking, locale, responseMinutes, provider, whatsapp, url }: BoatCrewProps) {
  const t = useTranslations("boats");
  return (
    <BoatSection id="crew" title={t("sections.crew")}>
      <BoatPeople
        boat={boat}
        locale={locale}
        response={responseMinutes === null ? null : <ResponseTime minutes={responseMinutes} />}
      />
      {provider && <ProviderFacts provider={provider} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <AskLink boat={booking} href={pathFor("ask", locale, { slug: boat.slug })} label={t("ask_owner")} />
        {whatsapp && (
          <WhatsappQuestion
            boat={booking}
            locale={locale}
            number={whatsapp}
            labels={whatsappLabels(t, boat, url)}
          />
        )}
      </div>
    </BoatSection>
  );
}
