import { CheckOption } from "@/components/search/filters/check-option";
import type { FilterLabels } from "@/components/search/filters/filter-labels";
import { useSearch } from "@/components/search/list/search-provider";
import { textOf } from "@/components/search/query/search-draft";
import "@/components/ui/icon/drawn-icons.css";

interface RatingOptionsProps {
  labels: FilterLabels;
  counts: Readonly<Record<string, number>> | undefined;
}

/** The rating filter: one of several, so a radio group (1, 2, 3, 4, 4.5 and above). */
export function RatingOptions({ labels: { texts, ratings }, counts }: RatingOptionsProps) {
  const { draft, change } = useSearch();
  const chosen = textOf(draft, "rating");
  return (
    <fieldset className="options">
      <legend className="choices-title">{texts.rating}</legend>
      <CheckOption
        type="radio"
        name="rating"
        value=""
        checked={!chosen}
        onChange={() => change("rating", [])}
      >
        {texts.rating_any}
      </CheckOption>
      {ratings.map(({ value: step, label }) => (
        <CheckOption
          key={step}
          type="radio"
          name="rating"
          value={step}
          checked={chosen === String(step)}
          onChange={() => change("rating", [String(step)])}
          count={counts && (counts[step] ?? 0)}
        >
          <span className="icon-line drawn-star">{label}</span>
        </CheckOption>
      ))}
    </fieldset>
  );
}
