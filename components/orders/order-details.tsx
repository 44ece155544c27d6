import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { InvoiceText } from "@/components/layout/invoice-text";
import { ChangeLog } from "@/components/ui/change-log";
import { Ltr } from "@/components/ui/ltr";
import type { OrderResponse } from "@/lib/contracts/orders";
import { formatInstant } from "@/lib/i18n/format-date";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";

/** What was ordered and for whom, as label and value. */
export function OrderDetails({ order }: { order: OrderResponse }) {
  const t = useTranslations("orders.details");
  const { meeting_point, customer_name, phone, email, note, invoice } = order;
  return (
    <dl className="grid content-start gap-3 text-sm">
      {meeting_point && <Detail label={t("meeting_point")}>{meeting_point}</Detail>}
      <Detail label={t("contact")}>
        <span className="grid justify-items-start">
          <bdi>{customer_name}</bdi>
          <Ltr>{phoneOnOneLine(phone)}</Ltr>
          <Ltr>{email}</Ltr>
        </span>
      </Detail>
      {invoice && (
        <Detail label={t("invoice")}>
          <InvoiceText invoice={invoice} />
        </Detail>
      )}
      {note && (
        <Detail label={t("note")}>
          <span dir="auto" className="whitespace-pre-line">
            {note}
          </span>
        </Detail>
      )}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

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
