import type { ComponentProps } from "react";
import { Select } from "@/components/ui/fields/select";
import { formatHour } from "@/lib/i18n/format-hour";

interface HourSelectProps extends Omit<ComponentProps<typeof Select>, "children"> {
  name: "start_hour" | "end_hour";
  anyLabel: string;
  from: number;
  until: number;
}

/** Whole hours of the quay's clock. */
export function HourSelect({ anyLabel, from, until, ...select }: HourSelectProps) {
  return (
    <Select {...select}>
      <option value="">{anyLabel}</option>
      {Array.from({ length: until - from + 1 }, (_, index) => from + index).map((hour) => (
        <option key={hour} value={hour}>
          {formatHour(hour)}
        </option>
      ))}
    </Select>
  );
}
