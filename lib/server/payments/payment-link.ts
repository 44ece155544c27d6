import { createHmac, timingSafeEqual } from "node:crypto";
import { appSecret } from "@/lib/config/app-secret";

const sign = (reservationId: string) =>
  createHmac("sha256", appSecret()).update(`payment-link:${reservationId}`).digest("base64url");

/** The value of `key` in the payment link of a mail: opens that one payment without a login. */
export function paymentLinkKey(reservationId: string): string {
  return sign(reservationId);
}

/** Whether the key of an address belongs to this reservation. */
export function isPaymentLinkKey(reservationId: string, key: string | null | undefined): boolean {
  if (!key) return false;
  const expected = Buffer.from(sign(reservationId));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
