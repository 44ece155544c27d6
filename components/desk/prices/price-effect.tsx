"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Prices } from "@/components/desk/prices/use-prices";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import type { DeskPricesAnswer } from "@/lib/contracts/desk/prices";
import { formatMoney } from "@/lib/i18n/format-money";

/** What a change of prices does, before it is done. Prices that are far from what they were must be meant. */
export function PriceEffect({ prices }: { prices: Prices }) {
  const t = useTranslations("desk_prices");
  const [sure, setSure] = useState(false);
  const { shown, busy, refusal } = prices;
  if (!shown) return null;
  const asks = shown.far_days > 0;
  const priceOf = (from: DeskPricesAnswer["before"]) =>
    from ? t(`per.${from.kind}`, { price: formatMoney(from.amount, from.currency) }) : t("none");
  const same = shown.before?.amount === shown.after?.amount && shown.before?.kind === shown.after?.kind;
  return (
    <Dialog open onOpenChange={prices.back} title={t("effect")} closeLabel={t("back")}>
      <div className="grid gap-4">
        <p>{t("days_change", { count: shown.days })}</p>
        <p>
          {same
            ? t("from_stays", { price: priceOf(shown.after) })
            : t("from_moves", { before: priceOf(shown.before), after: priceOf(shown.after) })}
        </p>
        {asks && (
          <Notice tone="warning" title={t("far_title", { count: shown.far_days })}>
            <Checkbox
              id="prices-sure"
              label={t("far_sure")}
              checked={sure}
              onChange={({ target }) => setSure(target.checked)}
            />
          </Notice>
        )}
        <Refusal text={refusal?.message} />
        <div className="grid gap-2">
          <Button size="large" wide busy={busy} onClick={() => void prices.confirm(asks ? sure : true)}>
            {t("save")}
          </Button>
          <Button variant="ghost" onClick={prices.back}>
            {t("back")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
