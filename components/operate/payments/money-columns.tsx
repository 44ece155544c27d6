import { BookingNumber } from "@/components/operate/frame/booking-number";
import type { Column } from "@/components/operate/frame/console-table";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Money {
  number: string;
  customerName: string;
  amountMinor: number;
  currency: Currency;
  createdAt: Date;
}

/** The first columns of payments and of refunds: when, for what, whose, how much. */
export async function moneyColumns(locale: Locale, role: StaffRole): Promise<Column<Money>[]> {
  const t = await translatorOf(locale, "console_payments");
  return [
    {
      label: t("made"),
      isNumber: true,
      sort: "created",
      cell: ({ createdAt }) => formatInstant(createdAt, locale, "brief"),
    },
    {
      label: t("booking"),
      isNumber: true,
      cell: ({ number }) => <BookingNumber {...{ locale, role, number }} />,
    },
    {
      label: t("customer"),
      cell: ({ customerName }) => <bdi>{showField(role, "field.name", customerName)}</bdi>,
    },
    {
      label: t("amount"),
      isAmount: true,
      sort: "amount",
      cell: ({ amountMinor, currency }) => formatMoney(amountMinor, currency),
    },
  ];
}
