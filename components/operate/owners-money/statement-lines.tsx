import { BookingNumber } from "@/components/operate/frame/booking-number";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Line {
  position: number;
  booking: string;
  earnedOn: string;
  correction: boolean;
  keptMinor: number;
  commissionMinor: number;
  vatMinor: number;
  withholdingMinor: number;
  goodwillMinor: number;
  shareMinor: number;
}

interface StatementLinesProps {
  locale: Locale;
  role: StaffRole;
  currency: Currency;
  lines: readonly Line[];
}

const PARTS = ["kept", "commission", "vat", "withholding", "goodwill", "share"] as const;

/** The bookings of a statement and what of each is whose. */
export async function StatementLines({ locale, role, currency, lines }: StatementLinesProps) {
  const t = await translatorOf(locale, "console_owners_money");
  return (
    <ConsoleTable
      rows={lines}
      keyOf={({ position }) => position}
      columns={[
        {
          label: t("number"),
          isNumber: true,
          cell: ({ booking, correction }) => (
            <>
              <BookingNumber {...{ locale, role }} number={booking} />
              {correction && <small className="text-muted"> {t("correction")}</small>}
            </>
          ),
        },
        {
          label: t("earned_on"),
          isNumber: true,
          cell: ({ earnedOn }) => formatDay(earnedOn, locale, "brief"),
        },
        ...PARTS.map((part) => ({
          label: t(part),
          isAmount: true,
          cell: (line: Line) => formatMoney(line[`${part}Minor`], currency),
        })),
      ]}
    />
  );
}
