"use client";

import { useTranslations } from "next-intl";
import { PriceEffect } from "@/components/desk/prices/price-effect";
import { usePrices } from "@/components/desk/prices/use-prices";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { MAX_PERCENT, MIN_PERCENT } from "@/lib/contracts/desk/prices";

/** Of what can be typed. */
const EXAMPLES = { more: "15", less: "-15" };

/** Some percent more or less on a range of days. */
export function RaiseForm({ code, today }: { code: string; today: string }) {
  const t = useTranslations("desk_prices");
  const prices = usePrices(code);
  const { busy, refusal, saved, shown } = prices;

  function send(form: HTMLFormElement) {
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name));
    void prices.foresee({
      kind: "raise",
      from: text("from"),
      last: text("last"),
      percent: Number(text("percent")),
    });
  }

  return (
    <>
      <ScriptForm
        className="desk-card desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget as HTMLFormElement);
        }}
      >
        <h2>{t("raise")}</h2>
        {saved && (
          <Notice tone="success" announced>
            {t("saved")}
          </Notice>
        )}
        {!shown && <Refusal text={refusal?.message} />}
        <div className="desk-halves">
          <TextInput
            id="raise-from"
            name="from"
            type="date"
            label={t("from_day")}
            min={today}
            defaultValue={today}
            required
          />
          <TextInput
            id="raise-last"
            name="last"
            type="date"
            label={t("last_day")}
            min={today}
            defaultValue={today}
            required
          />
        </div>
        <TextInput
          id="raise-percent"
          name="percent"
          type="number"
          inputMode="numeric"
          dir="ltr"
          label={t("percent")}
          hint={t("percent_hint", EXAMPLES)}
          min={MIN_PERCENT}
          max={MAX_PERCENT}
          step={1}
          required
        />
        <Button type="submit" size="large" wide busy={busy && !shown}>
          {t("show_effect")}
        </Button>
      </ScriptForm>
      <PriceEffect key={shown?.fingerprint} prices={prices} />
    </>
  );
}
