import { getRequestConfig } from "next-intl/server";
import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

/** next-intl's configuration per request; an unsupported language never reaches an import. */
export default getRequestConfig(async ({ locale, requestLocale }) => {
  const asked = locale ?? (await requestLocale);
  const chosen = isLocale(asked) ? asked : DEFAULT_LOCALE;
  return { locale: chosen, messages: await loadMessages(chosen), timeZone: "Europe/Istanbul" };
});
