"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PriceEffect } from "@/components/desk/prices/price-effect";
import { RateFields } from "@/components/desk/prices/rate-fields";
import { usePrices } from "@/components/desk/prices/use-prices";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { type FormValues, fieldOfIssue, partOfForm } from "@/lib/domain/boats/boat-form";

interface RatesFormProps {
  code: string;
  /** What the form was opened with. */
  version: string;
  opened: FormValues;
  /** As documents name them, with how they are called. */
  weekdays: readonly { key: string; name: string }[];
}

const rowsOf = (values: FormValues) =>
  [
    ...new Set(
      Object.keys(values).flatMap((name) => (name.startsWith("rates.") ? [Number(name.split(".")[1])] : [])),
    ),
  ].sort((one, other) => one - other);

/** The rules by which a day's price is found: any number of them, each with its season, weekdays and least hours. */
export function RatesForm({ code, version, opened, weekdays }: RatesFormProps) {
  const t = useTranslations("desk_prices");
  const [typed, setTyped] = useState(opened);
  const prices = usePrices(code);
  const { busy, refusal, saved, shown } = prices;
  const rows = rowsOf(typed);
  const issues = refusal?.code === "boat_invalid" ? (refusal.details.issues as { field: string }[]) : [];
  const wrong = new Set(issues.map(({ field }) => fieldOfIssue(field, typed)));

  function add() {
    const row = (rows.at(-1) ?? -1) + 1;
    setTyped({ ...typed, [`rates.${row}.kind`]: "hourly", [`rates.${row}.min_hours`]: "1" });
  }

  function remove(row: number) {
    const kept = Object.entries(typed).filter(([name]) => !name.startsWith(`rates.${row}.`));
    setTyped(Object.fromEntries(kept));
  }

  return (
    <>
      <ScriptForm
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          const document = JSON.stringify(partOfForm("prices", typed));
          void prices.foresee({ kind: "rates", version, document });
        }}
      >
        <p className="text-muted">{t("rules_intro")}</p>
        {saved && (
          <Notice tone="success" announced>
            {t("saved")}
          </Notice>
        )}
        {!shown && <Refusal text={refusal?.message} />}
        {rows.map((row, index) => (
          <RateFields
            key={row}
            number={index + 1}
            name={`rates.${row}`}
            {...{ typed, wrong, weekdays }}
            onType={(name, value) => setTyped((former) => ({ ...former, [name]: value }))}
            onRemove={() => remove(row)}
          />
        ))}
        <Button variant="outline" onClick={add}>
          {t("add_rule")}
        </Button>
        <Button type="submit" size="large" wide busy={busy && !shown}>
          {t("show_effect")}
        </Button>
      </ScriptForm>
      <PriceEffect key={shown?.fingerprint} prices={prices} />
    </>
  );
}
