import { createHmac, timingSafeEqual } from "node:crypto";
import { appSecret } from "@/lib/config/app-secret";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

const ID_BYTES = 16;
const SEAL_BYTES = 16;
const SHAPE = /^[\w-]{43}$/;

function seal(id: Buffer): Buffer {
  const mac = createHmac("sha256", appSecret()).update("waiting-link:").update(id);
  return mac.digest().subarray(0, SEAL_BYTES);
}

/** The token of a link that ends one entry and opens nothing else: its id, sealed. Nothing is stored. */
export function waitingToken(entryId: string): string {
  const id = Buffer.from(entryId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, seal(id)]).toString("base64url");
}

/** The entry of a token that we sealed; null for every other text. */
export function entryIdOfToken(token: string): string | null {
  if (!SHAPE.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  const given = bytes.subarray(ID_BYTES);
  if (given.length !== SEAL_BYTES || !timingSafeEqual(given, seal(id))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The endpoint that ends an entry: for `List-Unsubscribe` of mail programs, and for the button of the page. */
export function waitingEndpoint(entryId: string): string {
  return absoluteUrl(`/api/v1/waiting-list/${waitingToken(entryId)}`);
}

/** The page in the mail that ends an entry. */
export function waitingLink(entryId: string, locale: Locale): string {
  return absoluteUrl(pathFor("waitingEnd", locale, { token: waitingToken(entryId) }, { lang: locale }));
}
