import { optionMarkup } from "@/components/search/filters/option-markup";
import { Select } from "@/components/ui/fields/select";
import { innerMarkup } from "@/components/ui/markup";

interface DurationSelectProps {
  id: string;
  label: string;
  anyLabel: string;
  /** `[hours, label]` */
  options: readonly (readonly [value: number, label: string])[];
  value?: number;
  className?: string;
}

/** How long the trip is to be, for who does not mind when it starts. */
export function DurationSelect({ anyLabel, options, value = -1, ...select }: DurationSelectProps) {
  const lengths = options.map(([hours, label]) => optionMarkup(hours, label, value));
  return (
    <Select {...select} name="duration" {...innerMarkup(optionMarkup("", anyLabel, value), ...lengths)} />
  );
}
