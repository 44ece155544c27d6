import { useLocale, useTranslations } from "next-intl";
import { ChangeLog } from "@/components/ui/change-log";
import { Ltr } from "@/components/ui/ltr";
import type { OrderAnswer } from "@/lib/contracts/services";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

/** Every change of the order: when, what, by whom and why; and the money that went back. */
export function OrderHistory({ order: { history, refunds } }: { order: OrderAnswer }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  return (
    <div className="grid gap-5 text-sm">
      <ChangeLog
        changes={history.map(({ status, actor, reason, at }) => ({
          at,
          when: formatInstant(at, locale),
          what: t(`status.${status}`),
          by: t(`history.actor.${actor}`),
          note: reason && t("history.reason", { reason }),
        }))}
      />
      {refunds.map(({ state, amount, currency, created_at, done_at }) => (
        <p key={created_at} className="rounded-field bg-sea-soft px-3 py-2">
          {t.rich(
            state === "done" ? "refund.returned" : state === "failed" ? "refund.failed" : "refund.on_its_way",
            {
              amount: () => <Ltr>{formatMoney(amount, currency)}</Ltr>,
              when: done_at ? formatInstant(done_at, locale) : "",
            },
          )}
        </p>
      ))}
    </div>
  );
}
