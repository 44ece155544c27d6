import ky from "ky";
import { decodeResponse } from "@/lib/client/api/transport/decode-response";
import { DEVELOPMENT_QUERY } from "@/lib/config/env.client";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

const TIMEOUT_MS = 20_000;

/** The language of the calling page; responses use it. */
function pageLocale(): string {
  const asked = typeof document === "undefined" ? null : document.documentElement.lang;
  return isLocale(asked) ? asked : DEFAULT_LOCALE;
}

/**
 * The one way from the browser to our API: base address, AppLocale, envelope. The session travels as a cookie.
 * It never repeats a call by itself; react-query decides that.
 */
export const apiClient = ky.create({
  prefixUrl: "/api/v1",
  retry: 0,
  timeout: TIMEOUT_MS,
  searchParams: DEVELOPMENT_QUERY,
  hooks: {
    beforeRequest: [
      (request) => {
        request.headers.set("AppLocale", pageLocale());
      },
    ],
    afterResponse: [(_request, _options, response) => decodeResponse(response)],
  },
});
