import type { ComponentProps } from "react";
import { Select } from "@/components/ui/fields/select";

interface DurationSelectProps extends Omit<ComponentProps<typeof Select>, "children" | "name"> {
  anyLabel: string;
  /** `[hours, label]` */
  options: readonly (readonly [value: number, label: string])[];
}

/** How long the trip is to be, for visitors who do not mind when it starts. */
export function DurationSelect({ anyLabel, options, ...select }: DurationSelectProps) {
  return (
    <Select {...select} name="duration">
      <option value="">{anyLabel}</option>
      {options.map(([hours, label]) => (
        <option key={hours} value={hours}>
          {label}
        </option>
      ))}
    </Select>
  );
}
