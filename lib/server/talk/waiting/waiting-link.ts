import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { idOfSealed, isSealed, type SealedFor, sealId } from "@/lib/server/platform/keys/sealed-id";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

const SEALED_FOR: SealedFor = ["waiting link"];

/** The token of a link that ends one entry and opens nothing else. */
const waitingToken = (entryId: string) => sealId(entryId, SEALED_FOR);

/** The entry of a token that we sealed; null for every other text. */
export function entryIdOfToken(token: string): string | null {
  const id = idOfSealed(token);
  return id && isSealed(token, SEALED_FOR) ? id : null;
}

/** The endpoint that ends an entry: for `List-Unsubscribe` of mail programs, and for the button of the page. */
export function waitingEndpoint(entryId: string): string {
  return absoluteUrl(`/api/v1/waiting-list/${waitingToken(entryId)}`);
}

/** The page in the mail that ends an entry. */
export function waitingLink(entryId: string, locale: Locale): string {
  return absoluteUrl(pathFor("waitingEnd", locale, { token: waitingToken(entryId) }, { lang: locale }));
}
