import { FileField } from "@/components/operate/action/file-field";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import type { Locale } from "@/lib/i18n/locales";

/**
 * A field of an action: its name in the endpoint's contract, where a dot leads into an object, and what it asks for.
 * Neighbours of one `group` stand beside each other below its name.
 */
export type ActionField = {
  name: string;
  label: string;
  hint?: string;
  group?: string;
  locale?: Locale;
  rows?: number;
} & (
  | { kind: TextKind | "area" | "day" | "instant"; value?: string }
  | { kind: "choice"; options: readonly { value: string; label: string }[]; value?: string }
  | { kind: "tick"; value?: boolean }
  | { kind: "file"; accept: string; kilobytes: number; value?: string }
);
export type ActionValues = Readonly<Record<string, string | boolean>>;
type TextKind = "text" | "number" | "amount" | "telephone" | "email" | "web" | "clock";

/** What the fields hold as the endpoint's contract nests it. */
export function bodyOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const path = name.split(".");
    const last = path.pop() ?? name;
    let place = body;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return body;
}

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

export function ActionFields({ fields, ...rest }: ActionFieldsProps) {
  const groups = [...Map.groupBy(fields, ({ group, name }) => group ?? name).values()];
  return groups.map((members) => {
    const [first] = members;
    const shown = members.map((field) => <OneField key={field.name} {...{ field }} {...rest} />);
    if (!first?.group) return shown;
    return (
      <fieldset key={first.group} className="console-group-of-fields">
        <legend>{first.group}</legend>
        <div className="console-columns-3">{shown}</div>
      </fieldset>
    );
  });
}

function OneField({
  field,
  values,
  errors,
  onType,
}: Omit<ActionFieldsProps, "fields"> & { field: ActionField }) {
  const { name, kind, label, hint, locale, rows = 3 } = field;
  const shared = { id: `action-${name}`, name, label, error: errors[name] ?? null };
  const text = {
    ...shared,
    hint,
    value: String(values[name] ?? ""),
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
    ...(locale && { lang: locale, dir: "auto" }),
  };
  if (kind === "tick")
    return (
      <Checkbox
        {...shared}
        checked={values[name] === true}
        onChange={({ target }) => onType(name, target.checked)}
      />
    );
  if (kind === "file")
    return (
      <FileField
        {...shared}
        {...{ hint, accept: field.accept, kilobytes: field.kilobytes }}
        isFilled={text.value !== ""}
        onRead={(read) => onType(name, read)}
      />
    );
  if (kind === "area") return <TextArea rows={rows} {...text} />;
  if (kind === "choice")
    return (
      <Select {...text}>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  if (kind === "day") return <TextInput type="date" {...text} />;
  if (kind === "instant") return <TextInput type="datetime-local" step={3600} {...text} />;
  return <TextInput {...INPUTS[kind]} autoComplete="off" {...text} />;
}

const INPUTS = {
  text: { inputMode: "text" },
  number: { inputMode: "numeric" },
  amount: { inputMode: "decimal" },
  telephone: { type: "tel", dir: "ltr" },
  email: { type: "email", dir: "ltr" },
  web: { type: "url", dir: "ltr" },
  clock: { type: "time" },
} as const satisfies Record<TextKind, object>;
