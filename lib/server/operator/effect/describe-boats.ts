import { boatFieldOf } from "@/lib/domain/boats/boat-parts";
import { BOAT_STATUSES, RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { WARNING_KEYS } from "@/lib/server/catalogue/boats/files/list-warnings";
import type { BoatEffect } from "@/lib/server/operator/effect/boat-changes";
import type { EffectLine } from "@/lib/server/operator/effect/effect";
import { describeChange } from "@/lib/server/platform/files/describe-change";

/** What of lists and people has a name; keys of the catalogue stand as they are. */
const NAMED = [
  "price",
  "min_hours",
  "alt",
  "key",
  "gallery",
  "max_quantity",
  "lead_hours",
  "fine",
  "email",
  "phone",
  "languages",
  "licence",
] as const;
const within = <T extends string>(list: readonly T[], text: string) => list.find((one) => one === text);

/** What becomes another of boats, in sentences of that language, warnings first. */
export async function describeBoats(boats: readonly BoatEffect[], locale: Locale): Promise<EffectLine[]> {
  const t = await translatorOf(locale, "console_boats");
  const nameOf = (word: string): string => {
    const [part, inner, kind] = [boatFieldOf(word), within(NAMED, word), within(RATE_KINDS, word)];
    if (part) return t(`field.${part}`);
    if (inner) return t(`inner.${inner}`);
    if (kind) return t(`kind_name.${kind}`);
    return isLocale(word) ? formatLanguages([word], locale) : word;
  };
  const shownOf = (text: string | undefined) => {
    const status = within(BOAT_STATUSES, text ?? "");
    return status ? t(`status.${status}`) : text;
  };
  return boats.flatMap(({ code, isNew, values, warnings }): EffectLine[] => [
    ...warnings.flatMap(({ key: stored, values: shown }): EffectLine[] => {
      const key = within(WARNING_KEYS, stored);
      if (!key) return [];
      const kind = within(RATE_KINDS, String(shown.kind ?? ""));
      const to = shownOf(String(shown.to ?? "")) ?? "";
      const line: EffectLine = {
        kind: "warning",
        text: t(`warning.${key}`, {
          paid: 0,
          open: 0,
          persons: 0,
          from: "",
          currency: "",
          ...shown,
          to,
          kind: kind ? t(`kind_name.${kind}`) : "",
        }),
      };
      return [line];
    }),
    ...(isNew ? [{ kind: "change" as const, text: t("added", { code }) }] : []),
    ...values.map(({ field, from, to }): EffectLine => {
      const name = field.split(".").map(nameOf).join(" · ");
      return { kind: "change", text: `${code}, ${name}: ${describeChange(shownOf(from), shownOf(to))}` };
    }),
  ]);
}
