"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { TextInput } from "@/components/ui/text-input";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";

type TodayInputProps = Omit<ComponentProps<typeof TextInput>, "type" | "defaultValue"> & {
  value?: string;
  /** Whether today stands in the field when nothing was chosen (spec.md § 3 "Boat filter state"). */
  todayByDefault?: boolean;
};

/** A typed or picked day, from today on. Today is Istanbul's and comes after mount: pages are static. */
export function TodayInput({ value, todayByDefault = false, ...rest }: TodayInputProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = group.current?.querySelector("input");
    if (!input) return;
    const today = tripDayOf(new Date());
    input.min = today;
    if (todayByDefault && !input.value) input.value = today;
  }, [todayByDefault]);
  return (
    <div ref={group} className="min-w-0">
      <TextInput {...rest} type="date" defaultValue={value} />
    </div>
  );
}
