import { useLocale, useTranslations } from "next-intl";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import type { RefundState } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

const LOOKS = {
  requested: { tone: "info", text: "on_its_way" },
  sent: { tone: "info", text: "on_its_way" },
  done: { tone: "success", text: "returned" },
  failed: { tone: "warning", text: "failed" },
} as const satisfies Record<RefundState, { tone: string; text: string }>;

/** A pending refund, until the provider confirms it. */
export function RefundNotice({ refunds }: Pick<ReservationResponse, "refunds">) {
  const t = useTranslations("reservations.refund");
  const locale = useLocale();
  return refunds.map(({ amount, currency, state, created_at, done_at }) => {
    const { tone, text } = LOOKS[state];
    return (
      <Notice key={`${created_at}${amount}`} tone={tone} title={t("title")}>
        <p>
          {t.rich(text, {
            amount: () => <Ltr>{formatMoney(amount, currency)}</Ltr>,
            days: REFUND_DAYS,
            when: formatInstant(done_at ?? created_at, locale),
          })}
        </p>
      </Notice>
    );
  });
}
