import { ActionButton } from "@/components/operate/action/action-button";
import type { ActionField } from "@/components/operate/action/action-fields";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import {
  MONEY_RATE_KINDS,
  type MoneyRateKind,
  WITHHOLDING_BASES,
  type WithholdingBase,
} from "@/lib/domain/ledger/words";
import { formatDay } from "@/lib/i18n/format-date";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Rate {
  kind: MoneyRateKind;
  fromDay: string;
  hundredths: number;
  base: WithholdingBase | null;
  boatCode: string | null;
  ownerName: string | null;
}

/** The shares that hold, and those that will. */
export async function RatesCard({ locale, rates }: { locale: Locale; rates: readonly Rate[] }) {
  const t = await translatorOf(locale, "console_owners_money");
  return (
    <ConsoleCard title={t("rates")}>
      <p className="text-muted">{t("rates_text")}</p>
      <div className="console-actions">
        <ActionButton
          path="owners-money/rates"
          label={t("add_rate")}
          title={t("add_rate_title")}
          fields={await rateFields(locale)}
        />
      </div>
      <ConsoleTable
        rows={rates}
        keyOf={({ kind, fromDay, boatCode, ownerName }) => `${kind} ${fromDay} ${boatCode} ${ownerName}`}
        columns={[
          { label: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
          { label: t("from_day"), isNumber: true, cell: ({ fromDay }) => formatDay(fromDay, locale) },
          {
            label: t("percent"),
            isAmount: true,
            cell: ({ hundredths }) => t("percent_of", { percent: formatNumber(hundredths / 100, locale, 2) }),
          },
          {
            label: t("holds_for"),
            cell: ({ boatCode, ownerName }) => <bdi>{boatCode ?? ownerName ?? t("everybody")}</bdi>,
          },
          { label: t("base"), cell: ({ base }) => base && t(`bases.${base}`) },
        ]}
      />
    </ConsoleCard>
  );
}

async function rateFields(locale: Locale): Promise<ActionField[]> {
  const t = await translatorOf(locale, "console_owners_money");
  const kinds = MONEY_RATE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const bases = WITHHOLDING_BASES.map((value) => ({ value, label: t(`bases.${value}`) }));
  return [
    { kind: "choice", name: "kind", label: t("kind"), options: kinds },
    { kind: "day", name: "from_day", label: t("from_day") },
    { kind: "amount", name: "percent", label: t("percent") },
    { kind: "text", name: "boat", label: t("boat_only"), hint: t("empty_for_all") },
    { kind: "text", name: "owner", label: t("owner_only"), hint: t("empty_for_all") },
    {
      ...{ kind: "choice", name: "base", label: t("base"), hint: t("base_hint") },
      ...{ options: bases, value: "collected_without_vat" },
    },
  ];
}
