import { createTranslator } from "next-intl";
import { loadSearchMessages, type SearchMessages } from "@/components/search/form/load-search-messages";
import { countVehicles } from "@/lib/client/api/vehicles";
import type { Locale } from "@/lib/i18n/locales";

/** Counts the boats of a search: `Show 23 boats`. */
export async function describeCount(query: string, locale: Locale, signal: AbortSignal): Promise<string> {
  const [messages, { total, more }] = await Promise.all([
    loadSearchMessages(locale),
    countVehicles(new URLSearchParams(query), signal),
  ]);
  const t = createTranslator<SearchMessages, "search">({ locale, messages, namespace: "search" });
  return t(more ? "show_boats_more" : "show_boats", { count: total });
}
