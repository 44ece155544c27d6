import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { LazyCalendar } from "@/components/boats/calendar/lazy-calendar";
import { KeyFacts } from "@/components/boats/detail/boat-facts";
import { BoatSection } from "@/components/boats/detail/boat-section";
import { FoldedText } from "@/components/layout/folded-text";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";

interface BoatOverviewProps {
  boat: VehicleResponse;
  booking: BookingBoat;
  locale: Locale;
  /** What stands in for the live calendar. */
  calendar?: ReactNode;
}

/** The key facts, the description and the calendar. */
export function BoatOverview({ boat, booking, locale, calendar }: BoatOverviewProps) {
  const t = useTranslations("boats");
  return (
    <>
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
        {calendar ?? <LazyCalendar boat={booking} locale={locale} />}
      </BoatSection>
    </>
  );
}
