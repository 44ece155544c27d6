"use client";

import { DurationSelect } from "@/components/search/duration-select";
import { useLiveForms } from "@/components/search/filters/use-live-forms";
import { HourSelect } from "@/components/search/form/hour-select";
import type { PlaceGroup } from "@/components/search/form/place-options";
import type { SearchBarLabels } from "@/components/search/form/search-bar";
import { TodayInput } from "@/components/search/form/today-input";
import { WhereSelect } from "@/components/search/form/where-select";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon";
import { type Once, unpackOnce } from "@/components/ui/once";
import { OncePart } from "@/components/ui/once-part";

interface SearchFieldsProps {
  action: string;
  label: string;
  once: Once<{ places: readonly PlaceGroup[]; labels: SearchBarLabels }>;
}

const CELL = "min-w-0 xl:px-4 xl:[&:not(:first-child)]:border-line xl:[&:not(:first-child)]:border-s";
const BARE = "xl:border-transparent xl:hover:border-field xl:px-2";

/** Where, date, hours, length, persons, side by side where there is room. */
export function SearchFields({ action, label, once }: SearchFieldsProps) {
  const root = useLiveForms<HTMLDivElement>(once);
  return (
    <OncePart ref={root} id="search" data={unpackOnce(once)}>
      {({ places, labels }) => (
        <form
          action={action}
          method="get"
          aria-label={label}
          className="grid gap-4 rounded-card bg-white p-4 shadow-card min-[35rem]:grid-cols-2 min-[35rem]:items-end md:grid-cols-3 xl:grid-cols-[1.4fr_1.2fr_1.4fr_0.9fr_0.7fr_auto] xl:gap-0 xl:p-5"
        >
          <div className={CELL}>
            <WhereSelect
              id="search-where"
              label={labels.where}
              anyLabel={labels.whereAny}
              places={places}
              className={BARE}
            />
          </div>
          <div className={CELL}>
            <TodayInput id="search-date" name="date" label={labels.date} todayByDefault className={BARE} />
          </div>
          <fieldset className={CELL}>
            <legend className="mb-1.5 font-medium text-navy text-sm">{labels.hours}</legend>
            <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-1">
              <HourSelect
                id="search-start"
                name="start_hour"
                label={labels.startHour}
                labelHidden
                anyLabel={labels.anyHour}
                from={0}
                until={23}
                className={BARE}
              />
              <span aria-hidden className="text-muted">
                –
              </span>
              <HourSelect
                id="search-end"
                name="end_hour"
                label={labels.endHour}
                labelHidden
                anyLabel={labels.anyHour}
                from={1}
                until={24}
                className={BARE}
              />
            </div>
          </fieldset>
          <div className={CELL}>
            <DurationSelect
              id="search-duration"
              label={labels.duration}
              anyLabel={labels.anyDuration}
              options={labels.durations}
              className={BARE}
            />
          </div>
          <div className={CELL}>
            <TextInput
              id="search-persons"
              name="persons"
              type="number"
              inputMode="numeric"
              min={1}
              max={500}
              defaultValue={1}
              data-neutral="1"
              label={labels.persons}
              className={BARE}
            />
          </div>
          <Button type="submit" size="large" className="xl:ms-4">
            <Icon name="search" />
            {labels.submit}
          </Button>
        </form>
      )}
    </OncePart>
  );
}
