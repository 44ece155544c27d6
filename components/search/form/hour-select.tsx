import { optionMarkup } from "@/components/search/filters/option-markup";
import { Select } from "@/components/ui/fields/select";
import { innerMarkup } from "@/components/ui/markup";

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
export function HourSelect({ anyLabel, from, until, value = -1, ...select }: HourSelectProps) {
  const hours = Array.from({ length: until - from + 1 }, (_, index) => from + index).map((hour) =>
    optionMarkup(hour, `${String(hour).padStart(2, "0")}:00`, value),
  );
  return <Select {...select} {...innerMarkup(optionMarkup("", anyLabel, value), ...hours)} />;
}
