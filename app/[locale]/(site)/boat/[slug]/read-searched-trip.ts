import type { BookingBoat, SearchedTrip } from "@/components/boats/booking/booking-boat";
import { choiceFromSearch, toTripChoice } from "@/components/boats/booking/booking-choice";
import { tripText } from "@/components/boats/booking/trip-text";
import { checkoutAddress } from "@/lib/client/drafts/checkout-query";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { offerBoats } from "@/lib/server/catalogue/search/offers/offer-boats";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getDb } from "@/lib/server/platform/db/pool";

/** The trip that an address names, with its price now or why it cannot be booked; null without a day. */
export async function readSearchedTrip(
  locale: Locale,
  boat: BookingBoat,
  query: URLSearchParams,
): Promise<SearchedTrip | null> {
  const choice = choiceFromSearch(query, boat);
  const trip = choice && tripText(choice, locale);
  if (!choice || !trip) return null;
  const open = { trip, total: null, refusal: null, checkout: null };
  const wanted = toTripChoice(choice);
  if (!wanted) return open;
  const { extras: _, swim_tour = false, ...times } = wanted;
  const offers = await offerBoats(getDb(), [boat.id], { ...times, swim_tour }, currentTime());
  const offer = offers.get(boat.id);
  if (!offer) return open;
  if (!offer.quote) {
    const t = await translatorOf(locale, "boats");
    return { ...open, refusal: t(`trip_state.${offer.state}`) };
  }
  const { totalMinor, currency } = offer.quote;
  return {
    ...open,
    total: formatMoney(totalMinor, currency),
    checkout: checkoutAddress(boat.checkoutPath, wanted),
  };
}
