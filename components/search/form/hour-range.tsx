import { useRef } from "react";
import { DayParts } from "@/components/layout/hours/day-parts";
import { HoursField } from "@/components/layout/hours/hours-field";
import type { SearchBarLabels } from "@/components/search/form/search-bar-labels";
import { hoursText } from "@/components/search/query/hours-text";
import { partChoices } from "@/components/search/query/part-choices";
import {
  chosenPart,
  hourOf,
  hoursOfPart,
  type SearchDraft,
  textOf,
} from "@/components/search/query/search-draft";
import { HourSelect } from "@/components/ui/fields/hour-select";
import { TRIP_HOURS } from "@/lib/i18n/trip-hours";

interface HourRangeProps {
  labels: SearchBarLabels;
  initial: SearchDraft;
  draft: SearchDraft;
  idOf: (name: string) => string;
  inDialog: boolean;
  /** Of the field in a bar. */
  fieldClass: string;
}

/** When: a part of the day or exact hours, in fields that a plain form sends. */
export function HourRange({ labels, initial, draft, idOf, inDialog, fieldClass }: HourRangeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [start, end] = [hourOf(draft, "start_hour"), hourOf(draft, "end_hour")];
  const chosen = chosenPart(start, end);
  const offered = partChoices(labels.anyHour, labels.parts);
  // Without scripts both stand in the narrow column.
  const shared = { labelHidden: true, anyLabel: labels.anyHour, className: inDialog ? "" : "ps-2 pe-7" };
  const choose = (part: string) => {
    for (const [name, [hour]] of Object.entries(hoursOfPart(part))) {
      const select = box.current?.querySelector<HTMLSelectElement>(`[name=${name}]`);
      if (!select) continue;
      select.value = hour;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };
  const parts = {
    legend: labels.hours,
    parts: offered,
    chosen,
    exactLabel: labels.exactHours,
    onChoose: choose,
    children: (
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-1">
        <HourSelect
          {...shared}
          id={idOf("start")}
          name="start_hour"
          label={labels.startHour}
          hours={TRIP_HOURS.start_hour}
          defaultValue={textOf(initial, "start_hour")}
        />
        <span aria-hidden className="text-muted">
          –
        </span>
        <HourSelect
          {...shared}
          id={idOf("end")}
          name="end_hour"
          label={labels.endHour}
          hours={TRIP_HOURS.end_hour}
          defaultValue={textOf(initial, "end_hour")}
        />
      </div>
    ),
  };
  const shown = offered.find(({ value }) => value === chosen)?.label ?? hoursText(start, end) ?? "";
  return (
    <div ref={box}>
      {inDialog ? <DayParts {...parts} /> : <HoursField {...parts} shown={shown} className={fieldClass} />}
    </div>
  );
}
