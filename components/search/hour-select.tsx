import { Select } from "@/components/ui/select";

interface HourSelectProps {
  id: string;
  name: "start_hour" | "end_hour";
  label: string;
  anyLabel: string;
  from: number;
  until: number;
  value?: number;
  labelHidden?: boolean;
  className?: string;
}

/** Whole hours of the quay's clock. */
export function HourSelect({ anyLabel, from, until, value, ...select }: HourSelectProps) {
  return (
    <Select {...select} defaultValue={value ?? ""}>
      <option value="">{anyLabel}</option>
      {Array.from({ length: until - from + 1 }, (_, index) => from + index).map((hour) => (
        <option key={hour} value={hour}>
          {`${String(hour).padStart(2, "0")}:00`}
        </option>
      ))}
    </Select>
  );
}
