import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { idOfSealed, isSealed, type SealedFor, sealId } from "@/lib/server/keys/sealed-id";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

const SEALED_FOR: SealedFor = ["waiting link"];

/** The token of a link that ends one wish and opens nothing else. */
const wishToken = (wishId: string) => sealId(wishId, SEALED_FOR);

/** The wish of a token that we sealed; null for every other text. */
export function wishOfToken(token: string): string | null {
  const id = idOfSealed(token);
  return id && isSealed(token, SEALED_FOR) ? id : null;
}

/** The endpoint that ends a wish: for `List-Unsubscribe` of mail programs, and for the button of the page. */
export function wishEndpoint(wishId: string): string {
  return absoluteUrl(`/api/v1/waiting-list/${wishToken(wishId)}`);
}

/** The page in the mail that ends a wish. */
export function wishLink(wishId: string, locale: Locale): string {
  return absoluteUrl(pathFor("waitingEnd", locale, { token: wishToken(wishId) }, { lang: locale }));
}
