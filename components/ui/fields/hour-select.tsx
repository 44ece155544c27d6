import type { ComponentProps } from "react";
import { Select } from "@/components/ui/fields/select";

interface HourSelectProps extends Omit<ComponentProps<typeof Select>, "children"> {
  /** Whole hours of the quay's clock, and how each is written. */
  hours: readonly (readonly [hour: number, text: string])[];
  /** The choice of no hour. */
  anyLabel: string;
  anyValue?: string;
}

/** Whole hours of the quay's clock, or none of them. */
export function HourSelect({ hours, anyLabel, anyValue = "", ...select }: HourSelectProps) {
  return (
    <Select {...select}>
      <option value={anyValue}>{anyLabel}</option>
      {hours.map(([hour, text]) => (
        <option key={hour} value={hour}>
          {text}
        </option>
      ))}
    </Select>
  );
}
