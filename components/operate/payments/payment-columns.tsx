import type { Column } from "@/components/operate/frame/console-table";
import { moneyColumns } from "@/components/operate/payments/money-columns";
import type { Currency, PaymentState } from "@/lib/domain/shared/vocabulary";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export interface ShownPayment {
  id: string;
  number: string;
  customerName: string;
  provider: string;
  providerPaymentId: string | null;
  amountMinor: number;
  currency: Currency;
  state: PaymentState;
  inReview: boolean;
  failureCode: string | null;
  createdAt: Date;
  payableUntil: Date | null;
}

/** The columns of the list of payments, as a role may see them. */
export async function paymentColumns(locale: Locale, role: StaffRole): Promise<Column<ShownPayment>[]> {
  const t = await translatorOf(locale, "console_payments");
  const at = (instant: Date | null) => instant && formatInstant(instant, locale, "brief");
  return [
    ...(await moneyColumns(locale, role)),
    {
      label: t("state"),
      cell: ({ state, inReview }) => (inReview ? t("in_review") : t(`states.${state}`)),
    },
    { label: t("answer"), cell: ({ failureCode }) => failureCode && <code>{failureCode}</code> },
    { label: t("payable_until"), isNumber: true, cell: ({ payableUntil }) => at(payableUntil) },
    {
      label: t("provider_id"),
      cell: ({ provider, providerPaymentId }) => (
        <div>
          <bdi>{provider}</bdi>
          {providerPaymentId && (
            <>
              <br />
              <bdi className="text-muted">{providerPaymentId}</bdi>
            </>
          )}
        </div>
      ),
    },
  ];
}
