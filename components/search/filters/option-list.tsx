import { countMarkup } from "@/components/search/filters/count-markup";
import type { FilterOption } from "@/components/search/filters/filter-options";
import { innerMarkup, type Markup, markup } from "@/components/ui/markup";

interface OptionListProps {
  name: "types" | "facilities" | "rules";
  legend: string;
  options: readonly FilterOption[];
  chosen: readonly number[];
  more: Readonly<Record<number, string>>;
}

const SHOWN = 6;

/** How many options of a filter are folded away. */
export function foldedCount(options: readonly unknown[]): number {
  return Math.max(0, options.length - SHOWN);
}

/** Check boxes of one filter; the later ones fold away unless one of them is chosen. */
export function OptionList({ name, legend, options, chosen, more }: OptionListProps) {
  const boxes = (shown: readonly FilterOption[]): Markup[] =>
    shown.map(([id, label, count]) => {
      const checked = chosen.includes(id) && markup` checked`;
      return markup`<label><input type="checkbox" name="${name}" value="${id}"${checked}>${label} ${countMarkup(count)}</label>`;
    });
  const folded = options.slice(SHOWN);
  const open = folded.some(([id]) => chosen.includes(id)) && markup` open`;
  const rest =
    folded.length > 0 &&
    markup`<details class="choices"${open}><summary>${more[folded.length]}</summary>${boxes(folded)}</details>`;
  return (
    <fieldset
      className="options"
      {...innerMarkup(
        markup`<legend class="choices-title">${legend}</legend>${boxes(options.slice(0, SHOWN))}${rest}`,
      )}
    />
  );
}
