import { Ltr } from "@/components/ui/ltr";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";

/** An amount that keeps its order of signs and digits in right-to-left text too. */
export function Amount({ minor, currency }: { minor: number; currency: Currency }) {
  return <Ltr>{formatMoney(minor, currency)}</Ltr>;
}
