import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import { SELLER_FIELDS } from "@/lib/server/platform/settings/site-settings";

/** In the contracts of every booking, beside the seller. */
export const SHARED_PLACEHOLDERS = [
  "number",
  "date",
  "buyer_name",
  "buyer_address",
  "buyer_email",
  "buyer_phone",
  "buyer_invoice",
] as const;

export const TRIP_PLACEHOLDERS = [
  "boat_name",
  "boat_code",
  "boat_owner",
  "start",
  "end",
  "persons",
  "departure_port",
  "arrival_port",
  "lines",
  "total",
  "prepayment",
  "remaining",
  "possible",
  "on_board",
  "policy",
] as const;

export const ORDER_PLACEHOLDERS = [
  "service_name",
  "package_name",
  "package_content",
  "service_day",
  "service_hours",
  "service_boat",
  "persons",
  "customer_name",
  "total",
  "policy",
] as const;

/** All `{placeholders}` that a contract about this may have. */
export function contractPlaceholders(subject: BookingKind): string[] {
  const own = subject === "order" ? ORDER_PLACEHOLDERS : TRIP_PLACEHOLDERS;
  return [...SELLER_FIELDS.map((field) => `seller_${field}`), ...SHARED_PLACEHOLDERS, ...own];
}

/** A value for each placeholder of such a list. */
export type ValuesOf<Placeholders extends readonly string[]> = Record<Placeholders[number], string>;
