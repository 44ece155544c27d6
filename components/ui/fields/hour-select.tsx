import type { ComponentProps } from "react";
import { Select } from "@/components/ui/fields/select";

interface HourSelectProps extends Omit<ComponentProps<typeof Select>, "children"> {
  /** Whole hours in Istanbul time, and their labels. */
  hours: readonly (readonly [hour: number, text: string])[];
  /** The choice of no hour. */
  anyLabel: string;
  anyValue?: string;
}

/** A select of whole hours in Istanbul time, with an empty choice. */
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
