import ky from "ky";
import { decryptEnvelope } from "@/lib/client/decrypt-envelope";
import { CLIENT_ENV, DEVELOPMENT_QUERY } from "@/lib/config/env.client";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

const TIMEOUT_MS = 20_000;

/** The language of the page that calls; answers speak it. */
function pageLocale(): string {
  const asked = typeof document === "undefined" ? null : document.documentElement.lang;
  return isLocale(asked) ? asked : DEFAULT_LOCALE;
}

function isEnvelope(content: unknown): content is { data: unknown } {
  return typeof content === "object" && content !== null && Object.keys(content).join() === "data";
}

/** Takes a JSON answer out of its envelope; answers in clear count in development only. */
async function openAnswer(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.includes("application/json")) return response;
  const sealed = await response.text();
  const content: unknown = JSON.parse(sealed);
  const isPlain = CLIENT_ENV.isDevelopment && !isEnvelope(content);
  const text = isPlain ? sealed : await decryptEnvelope(isEnvelope(content) ? content.data : null);
  const { status, statusText, headers } = response;
  return new Response(text, { status, statusText, headers });
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
    afterResponse: [(_request, _options, response) => openAnswer(response)],
  },
});
