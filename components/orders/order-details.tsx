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
  const rows: (readonly [string, ReactNode])[] = [
    ...(meeting_point ? [[t("meeting_point"), meeting_point] as const] : []),
    [
      t("contact"),
      <span key="contact" className="grid justify-items-start">
        <bdi>{customer_name}</bdi>
        <Ltr>{phoneOnOneLine(phone)}</Ltr>
        <Ltr>{email}</Ltr>
      </span>,
    ],
    ...(invoice ? [[t("invoice"), <InvoiceText key="invoice" invoice={invoice} />] as const] : []),
    ...(note
      ? [
          [
            t("note"),
            <span key="note" dir="auto" className="whitespace-pre-line">
              {note}
            </span>,
          ] as const,
        ]
      : []),
  ];
  return (
    <dl className="grid content-start gap-3 text-sm">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
