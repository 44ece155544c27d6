import type { IncomingMessage } from "node:http";
import { LOCALE_COOKIE } from "@/lib/i18n/locale-cookie";
import { INTERNAL_HEADERS } from "@/lib/server/http/internal-headers";
import { FLIGHT_QUERY } from "@/lib/server/http/separate-flight";

const ASKED = new RegExp(`^[^?]*\\?${FLIGHT_QUERY}=([\\w-]+)$`);
const LANGUAGE = new RegExp(`(?:^|;\\s*)(${LOCALE_COOKIE}=[a-z]+)`);

/**
 * A request for React's data of a page becomes a request for the page, with a note which version's data is to be
 * sent instead (`sendPage`). It is the data of the public page, whoever asks; the chosen language alone is kept,
 * since it decides the words of a notice whose address has none (`/404`).
 */
export function askForFlight(request: IncomingMessage, asked: string): void {
  const version = ASKED.exec(asked)?.[1];
  if (version === undefined) return;
  const { headers } = request;
  request.url = request.url?.split("?", 1)[0];
  headers[INTERNAL_HEADERS.flight] = version;
  const language = LANGUAGE.exec(headers.cookie ?? "")?.[1];
  for (const name of ["cookie", "authorization"]) delete headers[name];
  if (language) headers.cookie = language;
}
