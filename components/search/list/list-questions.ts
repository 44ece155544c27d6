import type { useTranslations } from "next-intl";
import type { ListFacts } from "@/lib/domain/search/list-facts";
import { formatList } from "@/lib/i18n/format-list";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatNumber } from "@/lib/i18n/format-number";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";

export interface QuestionSource {
  t: ReturnType<typeof useTranslations<"list_questions">>;
  countOf: (boats: number) => string;
  locale: Locale;
  name: string;
  facts: ListFacts;
}

export type Question = readonly [question: string, answer: string];

/** North of it the sea is warm enough for fewer months. */
const NORTHERN_LATITUDE = 38;

// Amounts keep their order in right-to-left text.
const isolated = (text: string) => `\u2066${text}\u2069`;

function priceResponse({ t, facts }: QuestionSource): string {
  const range = ([low, high]: readonly [number, number]) =>
    isolated(
      low === high ? formatMoney(low, "TRY") : `${formatMoney(low, "TRY")} – ${formatMoney(high, "TRY")}`,
    );
  const { hourly, daily } = facts.prices;
  return [
    hourly && t("price_hourly", { range: range(hourly) }),
    daily && t("price_daily", { range: range(daily) }),
    t("price_exact"),
  ]
    .filter(Boolean)
    .join(" ");
}

function countResponse({ t, countOf, name, facts }: QuestionSource, kinds: string): string {
  const all = t("count_answer", { name, boats: countOf(facts.boats), kinds });
  return facts.instantBoats > 0 ? `${all} ${t("instant", { boats: countOf(facts.instantBoats) })}` : all;
}

/** Names of types, which begin with a capital, as they are written within a sentence. */
const withinSentence = (names: readonly string[], locale: Locale) =>
  names.map((name) => name.toLocaleLowerCase(INTL_TAGS[locale]));

/** Questions about renting in a place, answered from the data of its boats. */
export function placeQuestions(source: QuestionSource, latitude: number): Question[] {
  const { t, locale, name, facts } = source;
  const season = latitude > NORTHERN_LATITUDE ? "season_north" : "season_south";
  return [
    [
      t("place_count", { name }),
      countResponse(source, formatList(withinSentence(facts.types, locale), locale)),
    ],
    [t("place_price", { name }), priceResponse(source)],
    [t("place_ports", { name }), t("ports_answer", { ports: formatList(facts.ports, locale) })],
    [t("place_season", { name }), t(season)],
  ];
}

/** Questions about a type of boat, answered from the data of its boats. */
export function typeQuestions(source: QuestionSource): Question[] {
  const { t, locale, name, facts } = source;
  const meters = (cm: number) => formatNumber(cm / 100, locale);
  return [
    [t("type_count", { name }), countResponse(source, formatList(facts.cities, locale))],
    [t("type_price", { name }), priceResponse(source)],
    [
      t("type_size", { name }),
      t("size_answer", {
        shortest: meters(facts.shortestCm),
        longest: meters(facts.longestCm),
        persons: formatNumber(facts.largestCapacity, locale),
      }),
    ],
    [t("type_ports", { name }), t("ports_answer", { ports: formatList(facts.ports, locale) })],
  ];
}
