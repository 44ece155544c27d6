import type { ReservationResponse } from "@/lib/contracts/reservations";
import { includesSunset } from "@/lib/domain/light/day-light";
import { formatDay } from "@/lib/i18n/format-date";
import { formatList } from "@/lib/i18n/format-list";
import { formatMoney } from "@/lib/i18n/format-money";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";
import type { Locale } from "@/lib/i18n/locales";
import type { BoardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import { fact, ltr, quiet } from "@/lib/server/booking/reservations/documents/document-parts";
import type { CardContent } from "@/lib/server/booking/reservations/documents/render-boarding-card";
import { dayLightOf } from "@/lib/server/catalogue/boats/day-light-of";
import { escapeHtml } from "@/lib/server/platform/escape-html";

/** A paid reservation whose trip is still to come. */
export type BoardableReservation = ReservationResponse & {
  boarding: NonNullable<ReservationResponse["boarding"]>;
};

/** What the boarding card of a reservation says. */
export function reservationCard(
  reservation: BoardableReservation,
  t: BoardingTexts,
  locale: Locale,
): CardContent {
  const { number, vehicle, boarding, departure_port } = reservation;
  const { latitude, longitude } = boarding;
  return {
    number,
    checkCode: boarding.check_code,
    name: vehicle.name,
    facts: factsOf(reservation, t, locale),
    due: dueOf(reservation, t, locale),
    spot: { name: departure_port.name, latitude, longitude },
  };
}

function factsOf(reservation: BoardableReservation, t: BoardingTexts, locale: Locale): string[] {
  const { vehicle, start_date, end_date, person_count, departure_port, arrival_port, meeting_point } =
    reservation;
  const { extras, note } = reservation;
  const { captain, phone } = reservation.boarding;
  // Day and clock each on a line of their own: nobody may read one and miss the other.
  const when = (time: string) =>
    `${escapeHtml(formatDay(time, locale, "full"))}<br><span class="clock">${ltr(time.slice(11, 16))}</span>`;
  return [
    fact(t("boarding.starts"), `${when(start_date)}${quiet(t("boarding.times_note"))}`),
    fact(t("boarding.ends"), when(end_date)),
    ...sunsetOf(reservation, t),
    fact(t("boarding.port"), escapeHtml(departure_port.name)),
    ...(meeting_point ? [fact(t("boarding.meeting_point"), escapeHtml(meeting_point), true)] : []),
    ...(arrival_port ? [fact(t("boarding.arrival"), escapeHtml(arrival_port.name))] : []),
    fact(t("boarding.boat"), `${escapeHtml(vehicle.name)} (${ltr(vehicle.code)})`),
    fact(t("boarding.persons"), String(person_count)),
    ...(captain ? [fact(t("boarding.captain"), `<bdi>${escapeHtml(captain)}</bdi>`)] : []),
    ...(phone
      ? [fact(t("boarding.phone"), `<a href="tel:${escapeHtml(phone)}">${ltr(phoneOnOneLine(phone))}</a>`)]
      : []),
    ...(extras.length > 0
      ? [
          fact(
            t("boarding.extras"),
            extras.map(({ label, quantity }) => `${escapeHtml(label)} ${ltr(`× ${quantity}`)}`).join("<br>"),
            true,
          ),
        ]
      : []),
    ...(note ? [fact(t("boarding.note"), `<span dir="auto">${escapeHtml(note)}</span>`, true)] : []),
  ];
}

/** Trips by the hour mention the sunset that they see; nights see every one. */
function sunsetOf(
  { start_date, end_date, rent_type, boarding }: BoardableReservation,
  t: BoardingTexts,
): string[] {
  const { sunset } = dayLightOf(boarding, start_date.slice(0, 10));
  if (rent_type !== "hourly" || !includesSunset({ startsAt: start_date, endsAt: end_date }, { sunset }))
    return [];
  return [fact(t("boarding.sunset"), `${ltr(sunset.slice(11))} ${quiet(t("boarding.sunset_within"))}`)];
}

function dueOf(reservation: BoardableReservation, t: BoardingTexts, locale: Locale): string {
  const { remaining, currency, accepted_on_board } = reservation;
  if (remaining === 0) return fact(t("boarding.remaining"), quiet(t("boarding.remaining_none")));
  const methods = formatList(
    accepted_on_board.map((method) => t(`payment_methods.${method}`)),
    locale,
  );
  return fact(
    t("boarding.remaining"),
    `${ltr(formatMoney(remaining, currency))}${quiet(t("boarding.methods", { methods }))}`,
  );
}
