import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import {
  type CallerBody,
  type CallerQuery,
  isNewCaller,
  newCallerOf,
  tripOfCaller,
} from "@/lib/contracts/console/caller-query";
import { addDays, addHours, hoursBetween, nightsBetween } from "@/lib/domain/shared/istanbul-time";
import type { Locale } from "@/lib/i18n/locales";
import { HOME_DIAL_CODE, parsePhone } from "@/lib/i18n/parse-phone";
import { translatorOf } from "@/lib/i18n/translator-of";
import { sealCallerAddress } from "@/lib/server/operator/caller-address";
import type { CallerDesk } from "@/lib/server/operator/read-caller-desk";
import { failureTexts } from "@/lib/server/runtime/api/failure-texts";

interface Answered {
  /** What the endpoint takes; null while something of it is missing. */
  body: CallerBody | null;
  /** What is missing, beside the trip. */
  missing: string | null;
  /** Sentences beside the fields of the customer. */
  errors: Record<string, string>;
}

/** The answers of the form as the endpoint takes them, or what is still missing. */
export async function callerBody(query: CallerQuery, desk: CallerDesk, locale: Locale): Promise<Answered> {
  const [t, texts] = await Promise.all([translatorOf(locale, "console_caller"), failureTexts(locale)]);
  const { customer, chosen, offer } = desk;
  const typed = customer ? null : newCallerOf(query, locale);
  const isTyped = !customer && isNewCaller(query);
  const wrong: [string, string][] = isTyped ? Object.entries(typed?.errors ?? {}) : [];
  const errors = Object.fromEntries(wrong.map(([name, text]) => [name, texts.field(text)]));
  if (query.phone && !errors.phone && !customer?.phone && !parsePhone(query.phone, HOME_DIAL_CODE))
    return {
      body: null,
      missing: t("customer_incomplete"),
      errors: { ...errors, phone: texts.failure("invalid_phone") },
    };
  if (!customer && !typed?.person)
    return { body: null, missing: t(isTyped ? "customer_incomplete" : "customer_missing"), errors };
  if (customer && !customer.phone && !query.phone)
    return { body: null, missing: t("no_telephone"), errors: { phone: t("no_telephone") } };
  const trip = tripOfCaller(query);
  const quote = offer?.ok ? offer.value : null;
  if (!chosen || !trip || !quote?.available || quote.adjusted_date)
    return { body: null, missing: null, errors };
  const port = chosen.ports.find(({ id }) => id === Number(query.port)) ?? chosen.ports[0];
  const body: CallerBody = {
    customer: customer?.id ?? null,
    person: typed?.person ?? null,
    phone: customer && !customer.phone ? query.phone : null,
    vehicle_id: chosen.boat.id,
    ...trip,
    departure_port: port?.id ?? 0,
    note: query.note || null,
    hold_hours: Number(query.hold),
    link: query.link === "none" || !chosen.boat.fast_app ? null : query.link,
    expected_total: quote.total_price,
  };
  return { body, missing: null, errors };
}

interface Offered {
  quote: QuoteResponse | null;
  /** The same trip at times that are free. */
  others: { time: string; address: Record<string, string> }[];
  /** Why there is no quote. */
  refusal: string | null;
}

/** The quote of the trip, or a sentence that says why there is none. */
export async function describeOffer(
  query: CallerQuery,
  { chosen, offer }: CallerDesk,
  locale: Locale,
  now: Date,
): Promise<Offered> {
  const t = await translatorOf(locale, "console_caller");
  const none = (refusal: string) => ({ quote: null, others: [], refusal });
  if (!chosen) return none(t("boat_missing"));
  if (!offer) return none(t("trip_missing"));
  if (!offer.ok) return none((await failureTexts(locale)).failure(offer.code, offer.details));
  const quote = offer.value;
  const others = quote.nearest_free_times.map((time) => ({
    time,
    address: movedTo(query, quote, time, now),
  }));
  return { quote, others, refusal: null };
}

/** The address of this page with the same trip at another time. */
function movedTo(query: CallerQuery, quote: QuoteResponse, start: string, now: Date): Record<string, string> {
  const isDaily = query.rent_type === "daily";
  const nights = nightsBetween(quote.start_date.slice(0, 10), quote.end_date.slice(0, 10));
  const end = isDaily
    ? addDays(start.slice(0, 10), nights)
    : addHours(start, hoursBetween(quote.start_date, quote.end_date));
  const trip = boatQuery({
    rent_type: isDaily ? "daily" : "hourly",
    swim_tour: query.rent_type === "swim_tour",
    start_date: start,
    end_date: end,
    person_count: Number(query.persons),
  });
  const address = Object.entries(trip).map(([name, value]) => [name, String(value)] as const);
  return { ...sealCallerAddress(query, now), ...Object.fromEntries(address) };
}
