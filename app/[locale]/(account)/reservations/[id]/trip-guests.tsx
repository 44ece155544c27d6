import { getTranslations } from "next-intl/server";
import { OwnGuests } from "@/components/guests/own-guests";
import { IslandMessages } from "@/components/layout/island-messages";
import { SectionCard } from "@/components/reservations/detail/section-card";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { Locale } from "@/lib/i18n/locales";
import { getOwnGuests } from "@/lib/server/guests/own-guests";

interface TripGuestsProps {
  reservation: ReservationResponse;
  userId: string;
  locale: Locale;
  now: Date;
}

/** The guests of a paid trip; nothing where nobody can be invited and nobody was. */
export async function TripGuests({ reservation, userId, locale, now }: TripGuestsProps) {
  const { id, vehicle } = reservation;
  const guests = await getOwnGuests(userId, id, locale, now);
  if (!guests.ok || (!guests.value.open && guests.value.guests.length === 0)) return null;
  const t = await getTranslations({ locale, namespace: "guests.own" });
  return (
    <SectionCard id="guests" title={t("title")}>
      <IslandMessages locale={locale} nouns={["guests", "validation"]}>
        <OwnGuests reservationId={id} boat={vehicle.name} guests={guests.value} />
      </IslandMessages>
    </SectionCard>
  );
}
