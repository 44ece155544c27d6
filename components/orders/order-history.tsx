import { useLocale, useTranslations } from "next-intl";
import { ChangeLog } from "@/components/ui/change-log";
import type { OrderResponse } from "@/lib/contracts/orders";
import { formatInstant } from "@/lib/i18n/format-date";

/** Every change of the order: when, what, by whom and why. */
export function OrderHistory({ history }: Pick<OrderResponse, "history">) {
  const t = useTranslations("orders");
  const locale = useLocale();
  return (
    <div className="text-sm">
      <ChangeLog
        changes={history.map(({ status, actor, reason, at }) => ({
          at,
          when: formatInstant(at, locale),
          what: t(`status.${status}`),
          by: t(`history.actor.${actor}`),
          note: reason && t("history.reason", { reason }),
        }))}
      />
    </div>
  );
}
