import type { FilterLabels } from "@/components/search/filters/filter-labels";
import { useSearch } from "@/components/search/list/search-provider";
import { hourOf, textOf } from "@/components/search/query/search-draft";
import { HourSelect } from "@/components/ui/fields/hour-select";
import { explainHours } from "@/lib/domain/search/explain-hours";
import { HOUR_FIELDS, TRIP_HOURS } from "@/lib/i18n/trip-hours";

/** First and last hour of a trip, with what is unusual about them. */
export function HourFields({ labels: { texts, hours } }: { labels: FilterLabels }) {
  const { draft, change } = useSearch();
  const notice = explainHours({
    day: textOf(draft, "date"),
    swimTour: textOf(draft, "rent_type") === "swim_tour",
    length: hourOf(draft, "duration"),
    start: hourOf(draft, "start_hour"),
    end: hourOf(draft, "end_hour"),
    shortest: hours.shortest,
  });
  const noticeId = "filter-hours-notice";
  return (
    <div className="grid gap-1.5">
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
      <p id={noticeId} aria-live="polite" className="text-xs empty:hidden">
        {notice && hours[notice]}
      </p>
      <p className="text-muted text-xs">{texts.time_zone}</p>
    </div>
  );
}
