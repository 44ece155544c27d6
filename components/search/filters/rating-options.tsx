import { countMarkup } from "@/components/search/filters/count-markup";
import type { FilterLabels } from "@/components/search/filters/filter-labels";
import { innerMarkup, markup } from "@/components/ui/markup";

interface RatingOptionsProps {
  labels: FilterLabels;
  value: number | undefined;
  counts: Readonly<Record<string, number>> | undefined;
}

/** The rating filter: one of several, so a radio group (1, 2, 3, 4, 4.5 and above). */
export function RatingOptions({ labels: { words, ratings }, value, counts }: RatingOptionsProps) {
  const checked = (yes: boolean) => yes && markup` checked`;
  const steps = ratings.map(
    ([step, label]) =>
      markup`<label><input type="radio" name="rating" value="${step}"${checked(value === step)}><span class="icon icon-star">${label}</span> ${countMarkup(counts && (counts[step] ?? 0))}</label>`,
  );
  return (
    <fieldset
      className="options"
      {...innerMarkup(
        markup`<legend class="choices-title">${words.rating}</legend><label><input type="radio" name="rating" value=""${checked(!value)}>${words.rating_any}</label>${steps}`,
      )}
    />
  );
}
