import { BookingNumber } from "@/components/operate/frame/booking-number";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Difference {
  id: string;
  number: string;
  currency: Currency;
  keptMinor: number;
  postedMinor: number;
  why: "not_posted" | "differs";
  lastAt: Date;
}

interface DifferencesCardProps {
  locale: Locale;
  role: StaffRole;
  differences: readonly Difference[];
}

/** Bookings whose money the ledger does not know as it is. */
export async function DifferencesCard({ locale, role, differences }: DifferencesCardProps) {
  const t = await translatorOf(locale, "console_owners_money");
  return (
    <ConsoleCard title={t("differences")}>
      <p className="text-muted">{t("differences_text")}</p>
      {differences.length === 0 ? (
        <p>{t("no_differences")}</p>
      ) : (
        <ConsoleTable
          rows={differences}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t("number"),
              isNumber: true,
              cell: ({ number }) => <BookingNumber {...{ locale, role, number }} />,
            },
            { label: t("why"), cell: ({ why }) => t(`whys.${why}`) },
            {
              label: t("in_payments"),
              isAmount: true,
              cell: ({ keptMinor, currency }) => formatMoney(keptMinor, currency),
            },
            {
              label: t("in_ledger"),
              isAmount: true,
              cell: ({ postedMinor, currency }) => formatMoney(postedMinor, currency),
            },
            {
              label: t("paid_on"),
              isNumber: true,
              cell: ({ lastAt }) => formatInstant(lastAt, locale, "brief"),
            },
          ]}
        />
      )}
    </ConsoleCard>
  );
}
