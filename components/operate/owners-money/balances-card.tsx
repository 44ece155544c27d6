import { ActionButton } from "@/components/operate/action/action-button";
import type { ActionField } from "@/components/operate/action/action-fields";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Balance {
  ownerId: string;
  ownerName: string;
  currency: Currency;
  owedMinor: number;
  listedMinor: number;
  comingMinor: number;
  paidOutMinor: number;
  dueOn: string | null;
  isOverdue: boolean;
}

/** What each owner is owed, who waits longest first, and the way to correct a booking. */
export async function BalancesCard({ locale, balances }: { locale: Locale; balances: readonly Balance[] }) {
  const t = await translatorOf(locale, "console_owners_money");
  const amount =
    (part: "owedMinor" | "listedMinor" | "comingMinor" | "paidOutMinor") =>
    ({ currency, ...balance }: Balance) =>
      formatMoney(balance[part], currency);
  return (
    <ConsoleCard title={t("balances")}>
      <p className="text-muted">{t("balances_text")}</p>
      <div className="console-actions">
        <ActionButton
          path="owners-money/corrections"
          label={t("correct")}
          title={t("correct_title")}
          intro={t("correct_text")}
          fields={await correctionFields(locale)}
        />
      </div>
      {balances.length === 0 ? (
        <p>{t("no_balances")}</p>
      ) : (
        <ConsoleTable
          rows={balances}
          keyOf={({ ownerId, currency }) => `${ownerId} ${currency}`}
          columns={[
            { label: t("owner"), cell: ({ ownerName }) => <bdi>{ownerName}</bdi> },
            { label: t("owed"), isAmount: true, cell: amount("owedMinor") },
            {
              label: t("due"),
              isNumber: true,
              cell: ({ dueOn, isOverdue }) => {
                const day = dueOn && formatDay(dueOn, locale, "weekday");
                return isOverdue && day ? (
                  <span className="font-semibold text-danger">{t("overdue", { day })}</span>
                ) : (
                  day
                );
              },
            },
            { label: t("listed"), isAmount: true, cell: amount("listedMinor") },
            { label: t("coming"), isAmount: true, cell: amount("comingMinor") },
            { label: t("paid_out"), isAmount: true, cell: amount("paidOutMinor") },
          ]}
        />
      )}
    </ConsoleCard>
  );
}

async function correctionFields(locale: Locale): Promise<ActionField[]> {
  const t = await translatorOf(locale, "console_owners_money");
  const ways = (["to_owner", "from_owner"] as const).map((value) => ({ value, label: t(`ways.${value}`) }));
  return [
    { kind: "text", name: "number", label: t("number") },
    { kind: "choice", name: "way", label: t("way"), options: ways },
    { kind: "amount", name: "amount", label: t("amount") },
    { kind: "area", name: "reason", label: t("reason") },
  ];
}
