import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { acceptedKeys, derivedKey } from "@/lib/server/keys/derived-keys";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

const ID_BYTES = 16;
const SEAL_BYTES = 16;
const SHAPE = /^[\w-]{43}$/;

function seal(key: Buffer, id: Buffer, ownerEmail: string): Buffer {
  return createHmac("sha256", key).update(id).update(ownerEmail).digest().subarray(0, SEAL_BYTES);
}

/**
 * Opens one reservation to the owner who was written to, and nothing else: its id and our seal over id and address.
 * Nothing is stored; a change of the owner's address invalidates it.
 */
export function ownerToken(reservationId: string, ownerEmail: string): string {
  const id = Buffer.from(reservationId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, seal(derivedKey("owner link"), id, ownerEmail)]).toString("base64url");
}

/** The reservation that a token names; null for anything malformed. The seal is not checked yet. */
export function reservationOfToken(token: string): string | null {
  if (!SHAPE.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, ID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Whether we sealed the token for this owner. */
export function isSealedFor(token: string, ownerEmail: string): boolean {
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  const given = bytes.subarray(ID_BYTES);
  if (given.length !== SEAL_BYTES) return false;
  return acceptedKeys("owner link").some((key) => timingSafeEqual(given, seal(key, id, ownerEmail)));
}

/** The address in the mails to an owner, in the owner's language. */
export function ownerLink(reservationId: string, ownerEmail: string, locale: Locale): string {
  const token = ownerToken(reservationId, ownerEmail);
  return absoluteUrl(pathFor("owner", locale, { token }, { lang: locale }));
}
