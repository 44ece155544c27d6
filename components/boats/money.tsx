import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";

/** An amount that keeps its order of signs and digits in right-to-left text too. */
export function Money({ minor, currency }: { minor: number; currency: Currency }) {
  return (
    <bdi dir="ltr" className="tabular whitespace-nowrap">
      {formatMoney(minor, currency)}
    </bdi>
  );
}
