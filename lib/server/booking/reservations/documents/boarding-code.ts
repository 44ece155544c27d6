import { createHmac } from "node:crypto";
import { derivedKey } from "@/lib/server/platform/keys/derived-keys";

// Crockford's base 32, as in booking numbers: no I, L, O, U.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 8;

/**
 * Eight characters (40 bits) that only we can derive from a reservation. The boarding card's QR code carries
 * them beside the booking number: knowing a number is not enough to forge a card, and neither names a person.
 */
export function boardingCode(reservationId: string): string {
  const digest = createHmac("sha256", derivedKey("boarding")).update(reservationId).digest();
  return Array.from(digest.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte & 31]).join("");
}
