"use client";

import { Select } from "@/components/ui/select";

interface SortFormProps {
  action: string;
  label: string;
  submitLabel: string;
  /** `[value, label]` */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  /** Everything else that is searched for. */
  rest: readonly (readonly [name: string, value: string])[];
}

/** Sorting as a GET form; where scripts run it needs no button. */
export function SortForm({ action, label, submitLabel, options, value, rest }: SortFormProps) {
  return (
    <form action={action} method="get" className="flex items-center gap-2">
      {rest.map(([name, one]) => (
        <input key={`${name}${one}`} type="hidden" name={name} value={one} />
      ))}
      <Select
        id="sort"
        name="sort"
        label={label}
        labelHidden
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit">{submitLabel}</button>
      </noscript>
    </form>
  );
}
