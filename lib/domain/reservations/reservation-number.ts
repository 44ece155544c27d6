// Crockford's base 32: no I, L, O, U, so that it can be read out over the phone.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const NUMBER_BYTES = 5;
const PREFIX = "PLM";
/** Orders have a prefix of their own. */
export const ORDER_PREFIX = "ORG";
const QUESTION = /^ASK-[0-9A-Z]{8}$/;
const BOOKING = new RegExp(`^(?:${PREFIX}|${ORDER_PREFIX})-[0-9A-Z]{8}$`);

/**
 * `PLM-` (or another prefix) and 8 characters from the first 5 of the given random bytes; throws RangeError on
 * fewer.
 */
export function reservationNumber(randomBytes: Uint8Array, prefix = PREFIX): string {
  if (randomBytes.length < NUMBER_BYTES) throw new RangeError(`Needs ${NUMBER_BYTES} random bytes`);
  let bits = 0n;
  for (const byte of randomBytes.subarray(0, NUMBER_BYTES)) bits = (bits << 8n) | BigInt(byte);
  let text = "";
  for (let shift = 35n; shift >= 0n; shift -= 5n) text += ALPHABET[Number((bits >> shift) & 31n)];
  return `${prefix}-${text}`;
}

/** Whether a number has the shape of a reservation's or an order's; those of questions begin otherwise. */
export function isBookingNumber(number: string): boolean {
  return BOOKING.test(number);
}

/** Whether a number has the shape of a question's. */
export function isQuestionNumber(number: string): boolean {
  return QUESTION.test(number);
}
