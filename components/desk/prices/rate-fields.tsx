import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import type { FormValues } from "@/lib/domain/boats/boat-form";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

interface RateFieldsProps {
  number: number;
  /** Of the rule in the form's values: `rates.0`. */
  name: string;
  typed: FormValues;
  /** Names of fields that were refused. */
  wrong: ReadonlySet<string>;
  weekdays: readonly { key: string; name: string }[];
  onType: (name: string, value: string | boolean) => void;
  onRemove: () => void;
}

const TYPES = {
  price: { type: "text", inputMode: "decimal", dir: "ltr" },
  min_hours: { type: "text", inputMode: "numeric", dir: "ltr" },
  from: { type: "date" },
  last: { type: "date" },
} as const;

/** One rule of the prices. */
export function RateFields({ number, name, typed, wrong, weekdays, onType, onRemove }: RateFieldsProps) {
  const t = useTranslations("desk_prices");
  const input = (field: keyof typeof TYPES, label: string) => (
    <TextInput
      {...TYPES[field]}
      id={`${name}.${field}`}
      label={label}
      value={String(typed[`${name}.${field}`] ?? "")}
      onChange={({ target }) => onType(`${name}.${field}`, target.value)}
      error={wrong.has(`${name}.${field}`) ? t("wrong") : null}
    />
  );
  return (
    <fieldset className="desk-rule">
      <legend>{t("rule", { number })}</legend>
      <Select
        id={`${name}.kind`}
        label={t("rule_kind")}
        value={String(typed[`${name}.kind`] ?? "")}
        onChange={({ target }) => onType(`${name}.kind`, target.value)}
      >
        {RATE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Select>
      <div className="desk-halves">
        {input("price", t("fields.price"))}
        {input("min_hours", t("fields.min_hours"))}
        {input("from", t("fields.from"))}
        {input("last", t("fields.last"))}
      </div>
      <fieldset className="desk-weekdays">
        <legend>{t("rule_weekdays")}</legend>
        {weekdays.map(({ key, name: day }) => (
          <Checkbox
            key={key}
            id={`${name}.${key}`}
            label={day}
            checked={typed[`${name}.weekdays.${key}`] === true}
            onChange={({ target }) => onType(`${name}.weekdays.${key}`, target.checked)}
          />
        ))}
      </fieldset>
      <Button variant="ghost" aria-label={t("remove_rule", { number })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </fieldset>
  );
}
