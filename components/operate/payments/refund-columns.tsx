import { ActionButton } from "@/components/operate/action/action-button";
import type { Column } from "@/components/operate/frame/console-table";
import { moneyColumns } from "@/components/operate/payments/money-columns";
import type { Currency, RefundState } from "@/lib/domain/shared/vocabulary";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export interface ShownRefund {
  id: string;
  number: string;
  customerName: string;
  amountMinor: number;
  currency: Currency;
  state: RefundState;
  reason: string;
  note: string | null;
  attempts: number;
  failureCode: string | null;
  createdAt: Date;
  sentAt: Date | null;
  doneAt: Date | null;
}

const REFUND_REASONS = [
  "paid_too_late",
  "cancelled_by_customer",
  "cancelled_by_owner",
  "weather",
  "operator",
  "trip_changed",
] as const;

/** The columns of the list of refunds, as a role may see them. */
export async function refundColumns(locale: Locale, role: StaffRole): Promise<Column<ShownRefund>[]> {
  const [t, shared] = await Promise.all([
    translatorOf(locale, "console_payments"),
    translatorOf(locale, "console"),
  ]);
  const at = (instant: Date | null) => instant && formatInstant(instant, locale, "brief");
  const reasonOf = (reason: string) => {
    const known = REFUND_REASONS.find((one) => one === reason);
    return known ? shared(`reservation.reason.${known}`) : reason;
  };
  return [
    ...(await moneyColumns(locale, role)),
    {
      label: t("state"),
      cell: ({ id, number, state }) => (
        <div className="grid justify-items-start gap-2">
          {t(`refund_states.${state}`)}
          {state === "failed" && may(role, "refunds.retry") && (
            <ActionButton path={`refunds/${id}/retry`} label={t("retry")} title={t("retry_of", { number })} />
          )}
        </div>
      ),
    },
    { label: t("attempts"), isAmount: true, cell: ({ attempts }) => attempts },
    { label: t("answer"), cell: ({ failureCode }) => failureCode && <code>{failureCode}</code> },
    {
      label: t("reason"),
      cell: ({ reason, note }) => (
        <div>
          {reasonOf(reason)}
          {note && (
            <>
              <br />
              <bdi className="text-muted">{note}</bdi>
            </>
          )}
        </div>
      ),
    },
    { label: t("done"), isNumber: true, cell: ({ sentAt, doneAt }) => at(doneAt ?? sentAt) },
  ];
}
