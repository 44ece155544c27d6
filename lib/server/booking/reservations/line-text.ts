import type { Locale } from "@/lib/i18n/locales";
import type { LineRecord } from "@/lib/server/booking/reservations/read-reservations";

/** Says a number of nights or hours in the language of the reader. */
export type SayTimes = (unit: "nights" | "hours", count: number) => string;

/**
 * A line of a price as a reader of plain text sees it: the trip with its nights or hours in words, a service with how
 * often it was taken unless it was once.
 */
export function lineText(
  { label, serviceId, unit, quantity }: Pick<LineRecord, "label" | "serviceId" | "unit" | "quantity">,
  locale: Locale,
  say: SayTimes,
): string {
  if (serviceId === null && unit === "night") return `${label[locale]} · ${say("nights", quantity)}`;
  if (serviceId === null && unit === "hour") return `${label[locale]} · ${say("hours", quantity)}`;
  return quantity === 1 ? label[locale] : `${label[locale]} × ${quantity}`;
}
