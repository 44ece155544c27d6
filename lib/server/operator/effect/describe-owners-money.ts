import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { OwnersMoneyLine } from "@/lib/server/operator/effect/read-owners-money";

/** More owners are named by their sum alone. */
const NAMED = 40;

/** What happens to owners' money in sentences: the sums first, then owner by owner. */
export async function describeOwnersMoney(
  lines: readonly OwnersMoneyLine[],
  locale: Locale,
): Promise<string[]> {
  if (lines.length === 0) return [];
  const t = await translatorOf(locale, "console_owners_money");
  const sums = new Map<Currency, number>();
  for (const { currency, minor } of lines) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  const all =
    lines.length > 1
      ? [...sums].map(([currency, minor]) =>
          t("effect.all", { count: lines.length, amount: formatMoney(minor, currency) }),
        )
      : [];
  const named = lines.slice(0, NAMED).map(({ event, owner, minor, currency, detail }) =>
    t(`effect.${event}`, {
      owner,
      amount: formatMoney(minor, currency),
      detail: event === "payout_prepared" && detail ? formatDay(detail, locale) : (detail ?? ""),
    }),
  );
  const more = lines.length - named.length;
  return [...all, ...named, ...(more > 0 ? [t("effect.more", { count: more })] : [])];
}
