import type { FilterLabels } from "@/components/search/filter-labels";
import { OptionCount } from "@/components/search/option-count";

interface RatingOptionsProps {
  labels: FilterLabels;
  value: number | undefined;
  counts: Readonly<Record<string, number>> | undefined;
}

/** The rating filter: one of several, so a radio group (spec.md § 9: 1, 2, 3, 4, 4.5 and above). */
export function RatingOptions({ labels, value, counts }: RatingOptionsProps) {
  return (
    <fieldset className="options">
      <legend className="choices-title">{labels.words.rating}</legend>
      <label>
        <input type="radio" name="rating" value="" defaultChecked={!value} />
        {labels.words.rating_any}
      </label>
      {labels.ratings.map(([step, label]) => (
        <label key={step}>
          <input type="radio" name="rating" value={step} defaultChecked={value === step} />
          <span className="icon icon-star">{label}</span>{" "}
          <OptionCount count={counts && (counts[step] ?? 0)} />
        </label>
      ))}
    </fieldset>
  );
}
