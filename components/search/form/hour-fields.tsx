import { DayParts } from "@/components/layout/hours/day-parts";
import type { FilterLabels } from "@/components/search/filters/filter-labels";
import { useSearch } from "@/components/search/list/search-provider";
import { partChoices } from "@/components/search/query/part-choices";
import { chosenPart, hourOf, hoursOfPart, textOf } from "@/components/search/query/search-draft";
import { HourSelect } from "@/components/ui/fields/hour-select";
import { explainHours } from "@/lib/domain/search/explain-hours";
import { HOUR_FIELDS, TRIP_HOURS } from "@/lib/i18n/trip-hours";

/** First and last hour of a trip, with what is unusual about them. */
export function HourFields({ labels: { texts, hours, parts } }: { labels: FilterLabels }) {
  const { draft, change, changeAll } = useSearch();
  const [start, end] = [hourOf(draft, "start_hour"), hourOf(draft, "end_hour")];
  const notice = explainHours({
    day: textOf(draft, "date"),
    swimTour: textOf(draft, "rent_type") === "swim_tour",
    length: hourOf(draft, "duration"),
    start,
    end,
    shortest: hours.shortest,
  });
  return (
    <div className="grid gap-1.5">
      <DayParts
        legend={texts.hours}
        parts={partChoices(texts.any_hour, parts)}
        chosen={chosenPart(start, end)}
        exactLabel={texts.exact_hours}
        onChoose={(part) => changeAll(hoursOfPart(part))}
      >
        <div className="grid grid-cols-2 gap-2">
          {HOUR_FIELDS.map((name) => (
            <HourSelect
              key={name}
              id={`filter-${name}`}
              name={name}
              label={texts[name]}
              anyLabel={texts.any_hour}
              className="control-narrow"
              hours={TRIP_HOURS[name]}
              value={textOf(draft, name)}
              onChange={({ target }) => change(name, [target.value])}
            />
          ))}
        </div>
      </DayParts>
      <p aria-live="polite" className="text-xs empty:hidden">
        {notice && hours[notice]}
      </p>
      <p className="text-muted text-xs">{texts.time_zone}</p>
    </div>
  );
}
