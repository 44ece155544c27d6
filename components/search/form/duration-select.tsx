import type { ComponentProps } from "react";
import type { Choice } from "@/components/search/filters/filter-labels";
import { Select } from "@/components/ui/fields/select";

interface DurationSelectProps extends Omit<ComponentProps<typeof Select>, "children" | "name"> {
  anyLabel: string;
  options: readonly Choice<number>[];
}

/** How long the trip is to be, for visitors who do not mind when it starts. */
export function DurationSelect({ anyLabel, options, ...select }: DurationSelectProps) {
  return (
    <Select {...select} name="duration">
      <option value="">{anyLabel}</option>
      {options.map(({ value: hours, label }) => (
        <option key={hours} value={hours}>
          {label}
        </option>
      ))}
    </Select>
  );
}
