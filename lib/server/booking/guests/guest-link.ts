import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { idOfSealed, isSealed, type SealedFor, sealId } from "@/lib/server/platform/keys/sealed-id";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

const SEALED_FOR: SealedFor = ["guest link"];

/** The link of an invitation, in the customer's language. It works for everybody until the customer closes it. */
export function guestLink(linkId: string, locale: Locale): string {
  const token = sealId(linkId, SEALED_FOR);
  return absoluteUrl(pathFor("guests", locale, { token }, { lang: locale }));
}

/** The link's id in a token that we sealed; null for every other token. The database knows whether it is still open. */
export function linkOfToken(token: string): string | null {
  const id = idOfSealed(token);
  return id && isSealed(token, SEALED_FOR) ? id : null;
}
