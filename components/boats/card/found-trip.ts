import type { useTranslations } from "next-intl";
import type { CardView } from "@/components/boats/card/card-view";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import { nightsBetween } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

type Translate = ReturnType<typeof useTranslations<"boats">>;

/** What a card shows of the trip that a search found: kind, hours, price per person, and the way to book it. */
export function foundTrip(card: VehicleCard, locale: Locale, t: Translate): Pick<CardView, "trip"> {
  const { trip, price, slug, currency } = card;
  if (!trip || !price) return {};
  const each = Math.round(price.total_price / trip.person_count);
  return {
    trip: {
      path: pathFor("boat", locale, { slug }, boatQuery(trip)),
      text: tripText(trip, locale, t),
      ...(trip.person_count > 1
        ? { perPerson: t("per_person", { price: formatMoney(each, currency) }) }
        : {}),
    },
  };
}

/** What a card shows of the trip that its boat was chosen for. */
export function chosenTripView(card: TripVehicleCard, locale: Locale, t: Translate): Pick<CardView, "trip"> {
  const { chosen_trip: trip, trip_state: state, slug } = card;
  if (!trip || !state) return {};
  // The exact hours of the quote say more than the chosen days.
  const { trip: found } = foundTrip(card, locale, t);
  const text = chosenTripText(card.trip ?? trip, locale, t);
  return {
    trip: {
      path: pathFor("boat", locale, { slug }, boatQuery(trip)),
      text,
      ...(found?.perPerson ? { perPerson: found.perPerson } : {}),
      ...(state === "free" ? {} : { status: t(`trip_state.${state}`) }),
    },
  };
}

/** `12 December · Hourly · 10:00–14:00 · 4 guests`. */
export function chosenTripText(trip: ChosenTrip, locale: Locale, t: Translate): string {
  const day = trip.rent_type === "daily" ? null : formatDay(trip.start_date, locale, "short");
  const persons = t("persons", { count: trip.person_count });
  return [day, tripText(trip, locale, t), persons].filter(Boolean).join(" · ");
}

/** `Hourly · 10:00–14:00`, or `2 nights · 5 December – 7 December`. */
function tripText(trip: ChosenTrip, locale: Locale, t: Translate): string {
  const { rent_type, swim_tour, start_date, end_date } = trip;
  if (rent_type === "daily") {
    const days = [start_date, end_date].map((day) => formatDay(day, locale, "short"));
    const count = nightsBetween(start_date.slice(0, 10), end_date.slice(0, 10));
    return t("found.daily", { count, time: days.join(" – ") });
  }
  const until = end_date.slice(11, 16);
  // Clocks keep their order in right-to-left text.
  const time = `\u2066${start_date.slice(11, 16)}–${until === "00:00" ? "24:00" : until}\u2069`;
  return t(swim_tour ? "found.swim_tour" : "found.hourly", { time });
}
