import { formatMoney } from "@/lib/i18n/format-money";
import { fromEnding } from "@/lib/i18n/from-ending";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { getListFacts } from "@/lib/server/catalogue/search/get-list-facts";

/** How many boats a place or type has, what the cheapest of them costs, and how many people the largest takes. */
export async function readListChips(
  locale: Locale,
  { kind, id }: { kind: Parameters<typeof getListFacts>[1]; id: number },
): Promise<string[]> {
  const [facts, t, quote] = await Promise.all([
    getListFacts(locale, kind, id),
    translatorOf(locale, "boats"),
    translatorOf(locale, "quote"),
  ]);
  if (!facts) return [];
  const { hourly, daily } = facts.prices;
  const [lowest] = hourly ?? daily ?? [];
  return [
    t("boat_count", { count: facts.boats }),
    ...(lowest === undefined
      ? []
      : [
          quote.markup(`from.${hourly ? "hourly" : "daily"}`, {
            price: () => formatMoney(lowest, "TRY"),
            ending: fromEnding(lowest, locale),
          }),
        ]),
    quote("up_to", { count: facts.largestCapacity }),
  ];
}
