import { DurationSelect } from "@/components/search/duration-select";
import type { FilterLabels } from "@/components/search/filters/filter-labels";
import { HourSelect } from "@/components/search/form/hour-select";
import type { PlaceGroup } from "@/components/search/form/place-options";
import { TodayInput } from "@/components/search/form/today-input";
import { WhereSelect } from "@/components/search/form/where-select";
import type { SearchValues } from "@/components/search/query/search-values";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";

interface TripFieldsProps {
  labels: FilterLabels;
  places: readonly PlaceGroup[];
  values: SearchValues;
}

/** Where, when and with how many: the fields that turn "from" prices into exact ones. */
export function TripFields({ labels: { words, rentTypes, durations }, places, values }: TripFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{words.trip}</legend>
      <WhereSelect
        id="filter-where"
        label={words.where}
        anyLabel={words.where_any}
        places={places}
        value={values.where}
      />
      <Select
        id="filter-rent-type"
        name="rent_type"
        label={words.rent_type}
        defaultValue={values.rent_type ?? ""}
      >
        <option value="">{words.rent_type_any}</option>
        {rentTypes.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TodayInput id="filter-date" name="date" label={words.date} value={values.date} />
      <TodayInput id="filter-end-date" name="end_date" label={words.end_date} value={values.end_date} />
      <div className="grid grid-cols-2 gap-3">
        <HourSelect
          id="filter-start"
          name="start_hour"
          label={words.start_hour}
          anyLabel={words.any_hour}
          from={0}
          until={23}
          value={values.start_hour}
        />
        <HourSelect
          id="filter-end"
          name="end_hour"
          label={words.end_hour}
          anyLabel={words.any_hour}
          from={1}
          until={24}
          value={values.end_hour}
        />
      </div>
      <p className="text-muted text-xs">{words.time_zone}</p>
      <DurationSelect
        id="filter-duration"
        label={words.duration}
        anyLabel={words.duration_any}
        options={durations}
        value={values.duration}
      />
      <TextInput
        id="filter-persons"
        name="persons"
        type="number"
        inputMode="numeric"
        min={1}
        max={500}
        defaultValue={values.persons ?? 1}
        data-neutral="1"
        label={words.persons}
      />
    </fieldset>
  );
}
