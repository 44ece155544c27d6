"use client";

import { useTranslations } from "next-intl";
import { type ActionField, ActionFields } from "@/components/operate/action/action-fields";
import { EditorFrame } from "@/components/operate/boats/editor-frame";
import { type OpenedPart, useEditor } from "@/components/operate/boats/use-editor";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Refusal } from "@/components/ui/refusal";
import { CURRENCIES, RATE_KINDS } from "@/lib/domain/shared/vocabulary";

interface RatesFormProps extends OpenedPart {
  /** As documents name them, with how they are called. */
  weekdays: readonly { key: string; name: string }[];
}

const rowsOf = (names: readonly string[]) =>
  [...new Set(names.flatMap((name) => (name.startsWith("rates.") ? [Number(name.split(".")[1])] : [])))].sort(
    (one, other) => one - other,
  );

/** The rules by which a day's price is found: any number of them, each with its season and weekdays. */
export function RatesForm({ weekdays, ...part }: RatesFormProps) {
  const t = useTranslations("console_boats");
  const editor = useEditor(part);
  const { typed, errors, onType, replace } = editor;
  const rows = rowsOf(Object.keys(typed));

  function add(): void {
    const row = (rows.at(-1) ?? -1) + 1;
    replace({ ...typed, [`rates.${row}.kind`]: "hourly", [`rates.${row}.min_hours`]: "1" });
  }

  function remove(row: number): void {
    const kept = Object.entries(typed).filter(([name]) => !name.startsWith(`rates.${row}.`));
    replace(Object.fromEntries(kept));
  }

  const fieldsOf = (row: number): ActionField[] => [
    {
      name: `rates.${row}.kind`,
      kind: "choice",
      label: t("rate_kind"),
      options: RATE_KINDS.map((value) => ({ value, label: t(`kind_name.${value}`) })),
    },
    { name: `rates.${row}.price`, kind: "amount", label: t("price") },
    { name: `rates.${row}.min_hours`, kind: "number", label: t("min_hours") },
    { name: `rates.${row}.from`, kind: "day", label: t("first_day") },
    { name: `rates.${row}.last`, kind: "day", label: t("last_day") },
  ];

  return (
    <EditorFrame editor={editor}>
      <div className="boats-columns">
        <ActionFields
          fields={[
            {
              name: "currency",
              kind: "choice",
              label: t("field.currency"),
              options: CURRENCIES.map((value) => ({ value, label: value })),
            },
          ]}
          {...{ values: typed, errors, onType }}
        />
      </div>
      <p className="text-muted">{t("rates_intro")}</p>
      {rows.map((row, index) => (
        <fieldset key={row} className="boats-group">
          <legend>{t("rate", { number: index + 1 })}</legend>
          <div className="boats-columns">
            <ActionFields fields={fieldsOf(row)} {...{ values: typed, errors, onType }} />
          </div>
          <div className="boats-weekdays">
            {weekdays.map(({ key, name }) => (
              <Checkbox
                key={key}
                id={`rates-${row}-${key}`}
                label={name}
                checked={typed[`rates.${row}.weekdays.${key}`] === true}
                onChange={({ target }) => onType(`rates.${row}.weekdays.${key}`, target.checked)}
              />
            ))}
            <Button
              variant="ghost"
              size="small"
              aria-label={t("remove_rate", { number: index + 1 })}
              onClick={() => remove(row)}
            >
              {t("remove")}
            </Button>
          </div>
          <Refusal text={errors[`rates.${row}`] ?? null} />
        </fieldset>
      ))}
      <Refusal text={errors.rates ?? null} />
      <div className="console-actions">
        <Button variant="outline" onClick={add}>
          {t("add_rate")}
        </Button>
      </div>
    </EditorFrame>
  );
}
