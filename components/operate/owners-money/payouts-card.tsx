import { ActionButton } from "@/components/operate/action/action-button";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import type { PayoutState } from "@/lib/domain/ledger/words";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Payout {
  id: string;
  ownerName: string;
  currency: Currency;
  amountMinor: number;
  dueOn: string;
  state: PayoutState;
  reference: string | null;
  paidAt: Date | null;
  lineCount: number;
  ibanEnd: string | null;
}

interface PayoutsCardProps {
  locale: Locale;
  payouts: readonly Payout[];
  today: string;
}

/** What is to be transferred, and what becomes of it. */
export async function OpenPayouts({ locale, payouts, today }: PayoutsCardProps) {
  const t = await translatorOf(locale, "console_owners_money");
  const shown = ({ ownerName: owner, amountMinor, currency }: Payout) => ({
    owner,
    amount: formatMoney(amountMinor, currency),
  });
  const actions: Column<Payout> = {
    label: t("actions"),
    cell: (payout) => (
      <div className="console-actions">
        <ActionButton
          path={`owners-money/payouts/${payout.id}/paid`}
          label={t("mark_paid")}
          title={t("mark_paid_title", shown(payout))}
          fields={[{ kind: "text", name: "reference", label: t("reference") }]}
        />
        <ActionButton
          path={`owners-money/payouts/${payout.id}/withdraw`}
          label={t("withdraw")}
          title={t("withdraw_title", shown(payout))}
          intro={t("withdraw_text")}
          fields={[{ kind: "area", name: "reason", label: t("reason") }]}
        />
      </div>
    ),
  };
  const due: Column<Payout> = {
    label: t("due"),
    isNumber: true,
    cell: ({ dueOn }) => {
      const day = formatDay(dueOn, locale, "weekday");
      if (dueOn >= today) return day;
      return <span className="font-semibold text-danger">{t("overdue", { day })}</span>;
    },
  };
  const iban: Column<Payout> = {
    label: t("iban"),
    isNumber: true,
    cell: ({ ibanEnd }) =>
      ibanEnd ? <bdi>… {ibanEnd}</bdi> : <span className="text-danger">{t("iban_missing")}</span>,
  };
  return (
    <ConsoleCard title={t("to_pay")}>
      <p className="text-muted">{t("to_pay_text")}</p>
      <div className="console-actions">
        <ActionButton
          path="owners-money/payouts"
          label={t("prepare")}
          title={t("prepare_title")}
          variant="primary"
        />
      </div>
      {payouts.length === 0 ? (
        <p>{t("no_payouts")}</p>
      ) : (
        <ConsoleTable
          rows={payouts}
          keyOf={({ id }) => id}
          columns={[...(await payoutColumns(locale)), due, iban, actions]}
        />
      )}
    </ConsoleCard>
  );
}

/** What was transferred or taken from the list, the latest first. */
export async function DonePayouts({ locale, payouts }: Omit<PayoutsCardProps, "today">) {
  const t = await translatorOf(locale, "console_owners_money");
  const done: Column<Payout>[] = [
    { label: t("state"), cell: ({ state }) => t(`states.${state}`) },
    { label: t("reference"), cell: ({ reference }) => <bdi>{reference}</bdi> },
    {
      label: t("paid_on"),
      isNumber: true,
      cell: ({ paidAt }) => paidAt && formatInstant(paidAt, locale, "brief"),
    },
  ];
  return (
    <ConsoleCard title={t("paid")}>
      {payouts.length === 0 ? (
        <p>{t("no_paid")}</p>
      ) : (
        <ConsoleTable
          rows={payouts}
          keyOf={({ id }) => id}
          columns={[...(await payoutColumns(locale)), ...done]}
        />
      )}
    </ConsoleCard>
  );
}

async function payoutColumns(locale: Locale): Promise<Column<Payout>[]> {
  const t = await translatorOf(locale, "console_owners_money");
  return [
    { label: t("owner"), cell: ({ ownerName }) => <bdi>{ownerName}</bdi> },
    {
      label: t("amount"),
      isAmount: true,
      cell: ({ amountMinor, currency }) => formatMoney(amountMinor, currency),
    },
    { label: t("bookings"), isAmount: true, cell: ({ lineCount }) => lineCount },
  ];
}
