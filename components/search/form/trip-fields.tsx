import { useRouter } from "next/navigation";
import { DateField } from "@/components/layout/dates/date-field";
import { WhereField } from "@/components/layout/places/where-field";
import type { FilterLabels } from "@/components/search/filters/filter-labels";
import { DurationSelect } from "@/components/search/form/duration-select";
import { HourFields } from "@/components/search/form/hour-fields";
import { PricedDateField } from "@/components/search/form/priced-date-field";
import { useSearch } from "@/components/search/list/search-provider";
import { mayBeNights, pricedQuery, textOf } from "@/components/search/query/search-draft";
import type { PlaceGroup } from "@/components/ui/fields/place-options";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { useToday } from "@/lib/client/use-today";
import { DEFAULT_GUESTS, MAX_GUESTS, type SearchName } from "@/lib/domain/search/search-names";
import { endsTooEarly } from "@/lib/domain/search/searched-nights";
import { addDays, isTripDay } from "@/lib/domain/shared/istanbul-time";

interface TripFieldsProps {
  labels: FilterLabels;
  places: readonly PlaceGroup[];
}

/** Where, when and with how many: the fields that turn "from" prices into exact ones. */
export function TripFields({ labels, places }: TripFieldsProps) {
  const { draft, change } = useSearch();
  const { push } = useRouter();
  const today = useToday();
  const { texts, rentTypes } = labels;
  const kind = textOf(draft, "rent_type");
  const date = textOf(draft, "date");
  const field = (name: SearchName, isTyped = false) => ({
    name,
    value: textOf(draft, name),
    onChange: ({ target }: { target: { value: string } }) => change(name, [target.value], isTyped),
  });
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{texts.trip}</legend>
      <WhereField
        id="filter-where"
        label={texts.where}
        anyLabel={texts.where_any}
        places={places}
        onBoat={push}
        {...field("where")}
      />
      <Select id="filter-rent-type" label={texts.rent_type} {...field("rent_type")}>
        <option value="">{texts.rent_type_any}</option>
        {rentTypes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <PricedDateField
        id="filter-date"
        label={texts.date}
        emptyText={texts.choose_date}
        calendarLabel={labels.calendar}
        searchOf={() => pricedQuery(draft)}
        onPick={(day) => change("date", [day])}
        {...field("date", true)}
      />
      {mayBeNights(kind) && (
        <DateField
          id="filter-end-date"
          // Not before scripts run: then no one moves it along with the start.
          min={today ? (isTripDay(date) ? addDays(date, 1) : today) : undefined}
          label={texts.end_date}
          emptyText={texts.choose_date}
          error={endsTooEarly(date, textOf(draft, "end_date")) ? texts.end_date_too_early : null}
          {...field("end_date", true)}
        />
      )}
      {kind !== "daily" && <HourFields labels={labels} />}
      {kind !== "daily" && (
        <DurationSelect
          id="filter-duration"
          label={texts.duration}
          anyLabel={texts.duration_any}
          options={labels.durations}
          {...field("duration")}
        />
      )}
      <Stepper
        id="filter-persons"
        name="persons"
        look="field"
        label={texts.persons}
        lessLabel={texts.persons_less}
        moreLabel={texts.persons_more}
        min={1}
        max={MAX_GUESTS}
        value={Number(textOf(draft, "persons")) || DEFAULT_GUESTS}
        onChange={(persons) => change("persons", [String(persons)], true)}
      />
    </fieldset>
  );
}
