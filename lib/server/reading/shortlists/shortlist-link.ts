import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { idOfSealed, isSealed, type SealedFor, sealId } from "@/lib/server/platform/keys/sealed-id";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

const SEALED_FOR: SealedFor = ["shortlist link"];

/** The link of a shortlist. It works for everybody until the customer deletes the list. */
export function shortlistLink(id: string, locale: Locale): string {
  const token = sealId(id, SEALED_FOR);
  return absoluteUrl(pathFor("shortlist", locale, { token }, { lang: locale }));
}

/** The shortlist's id in a token that we sealed; null for every other token. */
export function shortlistOfToken(token: string): string | null {
  const id = idOfSealed(token);
  return id && isSealed(token, SEALED_FOR) ? id : null;
}
