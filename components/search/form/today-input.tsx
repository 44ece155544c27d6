import type { ComponentProps } from "react";
import { TextInput } from "@/components/ui/fields/text-input";

type TodayInputProps = Omit<ComponentProps<typeof TextInput>, "type" | "defaultValue"> & {
  value?: string;
  /** Whether today stands in the field when nothing was chosen. */
  todayByDefault?: boolean;
};

/** A typed or picked day, from today on: `liveForms` says which day that is. */
export function TodayInput({ value, todayByDefault = false, ...rest }: TodayInputProps) {
  return (
    <div className="min-w-0">
      <TextInput {...rest} type="date" defaultValue={value} data-today={todayByDefault ? "" : undefined} />
    </div>
  );
}
