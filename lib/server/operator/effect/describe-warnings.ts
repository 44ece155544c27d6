import { BOAT_STATUSES, RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { WARNING_KEYS, type WarningKey } from "@/lib/server/catalogue/boats/files/list-warnings";

/** What somebody should look at before a boat is written, as her audit line has it. */
export interface ToldWarning {
  boat: string;
  key: WarningKey;
  values: Record<string, string | number>;
}

/** What somebody should look at first, in sentences of that language. */
export async function describeWarnings(warnings: readonly ToldWarning[], locale: Locale): Promise<string[]> {
  const t = await translatorOf(locale, "console_boats");
  return warnings.flatMap(({ key: stored, values }) => {
    const key = WARNING_KEYS.find((one) => one === stored);
    if (!key) return [];
    const kind = RATE_KINDS.find((one) => one === values.kind);
    const status = BOAT_STATUSES.find((one) => one === values.to);
    const shown = {
      ...{ paid: 0, open: 0, persons: 0, from: "", currency: "", ...values },
      to: status ? t(`status.${status}`) : String(values.to ?? ""),
      kind: kind ? t(`kind_name.${kind}`) : "",
    };
    return [t(`warning.${key}`, shown)];
  });
}
