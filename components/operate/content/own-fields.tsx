import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { PUBLICATIONS } from "@/lib/contracts/console/content";

export type OwnField =
  | "author_name"
  | "position"
  | "page_type"
  | "group_key"
  | "lead_days"
  | "daily_capacity"
  | "currency";

export interface ChoiceOption {
  value: string;
  label: string;
}

interface OwnFieldsProps {
  isNew: boolean;
  /** Those that the kind has. */
  names: readonly OwnField[];
  options: Partial<Record<OwnField, readonly ChoiceOption[]>>;
  valueIn: (name: string) => string;
  errors: Readonly<Record<string, string>>;
  onType: (name: string, value: string) => void;
}

/** What a text has once for all languages: where it belongs, and from when it is shown. */
export function OwnFields({ isNew, names, options, valueIn, errors, onType }: OwnFieldsProps) {
  const t = useTranslations("console_content");
  const shared = (name: string) => ({
    id: `text-${name}`,
    error: errors[name] ?? null,
    value: valueIn(name),
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  });
  return (
    <>
      {isNew && (
        <TextInput
          {...shared("key")}
          label={t("field.key")}
          hint={t("key_hint")}
          maxLength={60}
          dir="ltr"
          autoComplete="off"
          required
        />
      )}
      <div className="console-row">
        <Select {...shared("publication")} label={t("field.publication")}>
          {PUBLICATIONS.map((one) => (
            <option key={one} value={one}>
              {t(`publications.${one}`)}
            </option>
          ))}
        </Select>
        {valueIn("publication") === "scheduled" && (
          <TextInput {...shared("publish_at")} type="datetime-local" label={t("field.publish_at")} />
        )}
        {names.map((name) => {
          const choices = options[name];
          if (!choices)
            return <TextInput key={name} {...shared(name)} label={t(`field.${name}`)} autoComplete="off" />;
          return (
            <Select key={name} {...shared(name)} label={t(`field.${name}`)}>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          );
        })}
      </div>
    </>
  );
}
