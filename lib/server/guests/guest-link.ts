import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { idOfSealed, isSealed, type SealedFor, sealId } from "@/lib/server/keys/sealed-id";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

const SEALED_FOR: SealedFor = ["guest link"];

/** The address that invites whoever has it, in the inviting customer's language, until that customer closes it. */
export function guestLink(linkId: string, locale: Locale): string {
  const token = sealId(linkId, SEALED_FOR);
  return absoluteUrl(pathFor("guests", locale, { token }, { lang: locale }));
}

/** The link that a token of ours names; null for every other token. Whether it is still in use says the database. */
export function linkOfToken(token: string): string | null {
  const id = idOfSealed(token);
  return id && isSealed(token, SEALED_FOR) ? id : null;
}
