import ky from "ky";
import { decryptEnvelope } from "@/lib/client/decrypt-envelope";
import { CLIENT_ENV } from "@/lib/config/env.client";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

function pageLocale(): string {
  const lang = document.documentElement.lang;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

/**
 * Our browser's way to `/api/v1`: the session cookie is the credential, AppLocale the page's language, answers
 * are decrypted. Which failures are shown how is decided in call-api.ts.
 */
export const apiClient = ky.create({
  prefixUrl: "/api/v1",
  credentials: "same-origin",
  retry: { limit: 2, methods: ["get"], statusCodes: [502, 504] },
  timeout: 20_000,
  hooks: {
    beforeRequest: [
      (request) => {
        request.headers.set("AppLocale", pageLocale());
        if (!CLIENT_ENV.isDevelopment) return request;
        const url = new URL(request.url);
        url.searchParams.set("dev", "true");
        return new Request(url, request);
      },
    ],
    afterResponse: [
      async (_request, _options, response) => {
        const type = response.headers.get("content-type") ?? "";
        if (response.status === 204 || !type.includes("json")) return response;
        const content: unknown = await response.json();
        // Development with the server's flag answers in clear.
        const clear = CLIENT_ENV.isDevelopment && !(content instanceof Object && "data" in content);
        const text = clear ? JSON.stringify(content) : await decryptEnvelope(content);
        const { status, statusText, headers } = response;
        return new Response(text, { status, statusText, headers });
      },
    ],
  },
});
