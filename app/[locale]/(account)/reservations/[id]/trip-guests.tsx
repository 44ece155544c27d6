import { getTranslations } from "next-intl/server";
import { CancelledGuests } from "@/components/guests/cancelled-guests";
import { OwnGuests } from "@/components/guests/own-guests";
import { IslandMessages } from "@/components/layout/island-messages";
import { SectionCard } from "@/components/reservations/detail/section-card";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";
import type { Locale } from "@/lib/i18n/locales";
import { getOwnGuests } from "@/lib/server/booking/guests/own-guests";

interface TripGuestsProps {
  reservation: ReservationResponse;
  userId: string;
  locale: Locale;
  now: Date;
}

/** The guests of a paid or cancelled trip; renders nothing if none can be invited and none were. */
export async function TripGuests({ reservation, userId, locale, now }: TripGuestsProps) {
  const { id, vehicle, start_date, end_date } = reservation;
  const guests = await getOwnGuests(userId, id, locale, now);
  if (!guests.ok || (guests.value.state !== "open" && guests.value.guests.length === 0)) return null;
  const t = await getTranslations({ locale, namespace: "guests" });
  const shown = {
    boat: vehicle.name,
    time: formatTripSpan(start_date, end_date, locale),
    guests: guests.value,
  };
  if (guests.value.state === "cancelled") {
    return (
      <SectionCard id="guests" title={t("cancelled.title")}>
        <CancelledGuests {...shown} />
      </SectionCard>
    );
  }
  return (
    <SectionCard id="guests" title={t("own.title")}>
      <IslandMessages locale={locale} nouns={["guests", "validation"]}>
        <OwnGuests reservationId={id} {...shown} />
      </IslandMessages>
    </SectionCard>
  );
}
