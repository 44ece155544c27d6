import { Checkbox } from "@/components/ui/fields/checkbox";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import type { Locale } from "@/lib/i18n/locales";

/** A field of an action: its name in the endpoint's contract, and what it asks for. */
export type ActionField = { name: string; label: string; hint?: string; lang?: Locale; rows?: number } & (
  | { kind: "text" | "area" | "number" | "amount" | "instant" | "day"; value?: string }
  | { kind: "choice"; options: readonly { value: string; label: string }[]; value?: string }
  | { kind: "tick"; value?: boolean }
);
export type ActionValues = Readonly<Record<string, string | boolean>>;

/** What the fields hold at first. */
export function startValues(fields: readonly ActionField[]): ActionValues {
  return Object.fromEntries(fields.map((field) => [field.name, startValue(field)]));
}

function startValue(field: ActionField): string | boolean {
  if (field.kind === "tick") return field.value ?? false;
  return field.value ?? (field.kind === "choice" ? (field.options[0]?.value ?? "") : "");
}

interface ActionFieldsProps {
  fields: readonly ActionField[];
  values: ActionValues;
  errors: Readonly<Record<string, string>>;
  onType: (name: string, value: string | boolean) => void;
}

export function ActionFields({ fields, values, errors, onType }: ActionFieldsProps) {
  return fields.map((field) => {
    const { name, kind, label, hint, lang, rows = 3 } = field;
    const shared = { id: `action-${name}`, name, label, error: errors[name] ?? null };
    const text = {
      ...shared,
      hint,
      value: String(values[name] ?? ""),
      onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
      ...(lang && { lang, dir: "auto" }),
    };
    if (kind === "tick")
      return (
        <Checkbox
          key={name}
          {...shared}
          checked={values[name] === true}
          onChange={({ target }) => onType(name, target.checked)}
        />
      );
    if (kind === "area") return <TextArea key={name} rows={rows} {...text} />;
    if (kind === "choice")
      return (
        <Select key={name} {...text}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    if (kind === "day") return <TextInput key={name} type="date" {...text} />;
    if (kind === "instant") return <TextInput key={name} type="datetime-local" step={3600} {...text} />;
    return <TextInput key={name} inputMode={MODES[kind]} autoComplete="off" {...text} />;
  });
}

const MODES = { text: "text", number: "numeric", amount: "decimal" } as const;
