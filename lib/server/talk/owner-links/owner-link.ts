import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { isSealed, type SealedFor, sealId } from "@/lib/server/platform/keys/sealed-id";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

const sealedFor = (ownerEmail: string): SealedFor => ["owner link", ownerEmail];

/**
 * The token that opens one subject to the owner who got the mail, and nothing else: its id, sealed with the address.
 * Nothing is stored; a change of the owner's address invalidates it.
 */
export function ownerToken(subjectId: string, ownerEmail: string): string {
  return sealId(subjectId, sealedFor(ownerEmail));
}

/** Whether we sealed the token for this owner. */
export function isSealedFor(token: string, ownerEmail: string): boolean {
  return isSealed(token, sealedFor(ownerEmail));
}

/** The address in the mails to an owner, in the owner's language. */
export function ownerLink(subjectId: string, ownerEmail: string, locale: Locale): string {
  const token = ownerToken(subjectId, ownerEmail);
  return absoluteUrl(pathFor("owner", locale, { token }, { lang: locale }));
}
