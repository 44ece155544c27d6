"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { WhereField } from "@/components/layout/places/where-field";
import { DurationSelect } from "@/components/search/form/duration-select";
import { HourRange } from "@/components/search/form/hour-range";
import { PricedDateField } from "@/components/search/form/priced-date-field";
import type { SearchBarLabels } from "@/components/search/form/search-bar-labels";
import { useSearchForm } from "@/components/search/form/use-search-form";
import {
  addressOf,
  hourOf,
  pricedQuery,
  type SearchDraft,
  textOf,
} from "@/components/search/query/search-draft";
import { Button } from "@/components/ui/button";
import type { PlaceGroup } from "@/components/ui/fields/place-options";
import { Stepper } from "@/components/ui/fields/stepper";
import { Icon } from "@/components/ui/icon/icon";
import { explainHours } from "@/lib/domain/search/explain-hours";
import { DEFAULT_GUESTS, FIRST_DAY_NAME, MAX_GUESTS } from "@/lib/domain/search/search-names";

interface SearchBarProps {
  /** The page of all boats. */
  action: string;
  places: readonly PlaceGroup[];
  labels: SearchBarLabels;
  /** The initial values of the fields. */
  initial?: SearchDraft;
  /** Within a dialog: one column, ids of its own, and the address in place of the dialog's. */
  inDialog?: { onLeave: (address: string) => void };
}

const NOTHING: SearchDraft = {};
const CELL = "min-w-0 xl:px-4 xl:[&:not(:first-child)]:border-line xl:[&:not(:first-child)]:border-s";
const BARE = "xl:border-transparent xl:hover:border-field xl:-ms-2 xl:w-[calc(100%+8px)] xl:ps-2";
const BAR =
  "rounded-card bg-white p-4 shadow-card min-[35rem]:grid-cols-2 min-[35rem]:items-end md:grid-cols-3 xl:grid-cols-[1.3fr_1.1fr_1.1fr_0.9fr_1fr_auto] xl:items-stretch xl:gap-0 xl:p-5";

/**
 * Where, date, hours, length, persons. A plain form before or without scripts: it then asks the server for the first
 * day with a free boat, which the browser shows in the date field as soon as it knows it.
 */
export function SearchBar({ action, places, labels, initial = NOTHING, inDialog }: SearchBarProps) {
  const { push } = useRouter();
  const { form, draft, read, pickDay, typeDay, wanted } = useSearchForm(initial);
  const list = { path: action, allPath: action };
  const notice = explainHours({
    day: textOf(draft, "date"),
    length: hourOf(draft, "duration"),
    start: hourOf(draft, "start_hour"),
    end: hourOf(draft, "end_hour"),
    shortest: labels.notices.shortest,
  });
  const cell = inDialog ? "min-w-0" : CELL;
  const bare = inDialog ? "" : BARE;
  const id = (name: string) => (inDialog ? `dialog-${name}` : `search-${name}`);
  const search = (event: FormEvent<HTMLFormElement>) => {
    const found = wanted();
    if (!found) return;
    event.preventDefault();
    (inDialog?.onLeave ?? push)(addressOf(found, list));
  };
  return (
    <form
      ref={form}
      id={inDialog ? undefined : "search"}
      action={action}
      method="get"
      aria-label={labels.form}
      className={`grid gap-4 ${inDialog ? "" : BAR}`}
      onSubmit={search}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === "date") typeDay();
        read();
      }}
    >
      <div className={cell}>
        <WhereField
          id={id("where")}
          label={labels.where}
          anyLabel={labels.whereAny}
          places={places}
          defaultValue={textOf(initial, "where") || "all"}
          onBoat={inDialog?.onLeave ?? push}
          wideList={!inDialog}
          className={bare}
        />
      </div>
      <div className={cell}>
        <PricedDateField
          id={id("date")}
          name="date"
          label={labels.date}
          calendarLabel={labels.calendar}
          emptyText={labels.chooseDate}
          defaultValue={textOf(initial, "date")}
          shown={textOf(draft, "date")}
          searchOf={() => pricedQuery(draft)}
          onPick={pickDay}
          className={bare}
        />
      </div>
      <div className={cell}>
        <HourRange {...{ labels, initial, draft }} idOf={id} inDialog={Boolean(inDialog)} fieldClass={bare} />
      </div>
      <div className={cell}>
        <DurationSelect
          id={id("duration")}
          label={labels.duration}
          anyLabel={labels.anyDuration}
          options={labels.durations}
          defaultValue={textOf(initial, "duration")}
          className={bare}
        />
      </div>
      <div className={cell}>
        <Stepper
          id={id("persons")}
          name="persons"
          look="field"
          label={labels.persons}
          lessLabel={labels.fewerPersons}
          moreLabel={labels.morePersons}
          min={1}
          max={MAX_GUESTS}
          defaultValue={Number(textOf(initial, "persons")) || DEFAULT_GUESTS}
          className={bare}
        />
      </div>
      {!textOf(initial, "date") && <input type="hidden" name={FIRST_DAY_NAME} value={1} />}
      <Button type="submit" size="large" className={inDialog ? "min-[35rem]:col-span-full" : "xl:ms-4"}>
        <Icon name="search" />
        {labels.submit}
      </Button>
      <p aria-live="polite" className="col-span-full text-sm empty:hidden xl:mt-3 xl:px-4">
        {notice && labels.notices[notice]}
      </p>
    </form>
  );
}
