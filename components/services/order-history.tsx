import { useLocale, useTranslations } from "next-intl";
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
      <ol className="grid gap-3">
        {history.map(({ status, actor, reason, at }) => (
          <li key={`${at}${status}`} className="grid gap-x-4 md:grid-cols-[220px_minmax(0,1fr)]">
            <time dateTime={at} className="text-muted">
              {formatInstant(at, locale)}
            </time>
            <span>
              <span className="font-semibold">{t(`status.${status}`)}</span>
              {" · "}
              {t(`history.actor.${actor}`)}
              {reason && <span className="block text-muted">{t("history.reason", { reason })}</span>}
            </span>
          </li>
        ))}
      </ol>
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
