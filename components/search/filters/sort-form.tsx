"use client";

import { useLiveForms } from "@/components/search/filters/use-live-forms";
import { Select } from "@/components/ui/fields/select";
import { type Once, unpackOnce } from "@/components/ui/once";
import { OncePart } from "@/components/ui/once-part";

interface Sorting {
  action: string;
  label: string;
  submitLabel: string;
  /** `[value, label]`, first the one that needs not be said. */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  /** Everything else that is searched for. */
  rest: readonly (readonly [name: string, value: string])[];
}

/** Sorting as a GET form; where scripts run it needs no button. */
export function SortForm({ once }: { once: Once<Sorting> }) {
  const root = useLiveForms<HTMLDivElement>(once);
  return (
    <OncePart ref={root} id="sorting" data={unpackOnce(once)}>
      {({ action, label, submitLabel, options, value, rest }) => (
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
            data-sends=""
            data-neutral={options[0]?.[0]}
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
      )}
    </OncePart>
  );
}
