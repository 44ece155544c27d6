import type { FilterOption } from "@/components/search/filter-options";
import { OptionCount } from "@/components/search/option-count";

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
  const box = ([id, label, count]: FilterOption) => (
    <label key={id}>
      <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
      {label} <OptionCount count={count} />
    </label>
  );
  const folded = options.slice(SHOWN);
  return (
    <fieldset className="options">
      <legend className="choices-title">{legend}</legend>
      {options.slice(0, SHOWN).map(box)}
      {folded.length > 0 && (
        <details open={folded.some(([id]) => chosen.includes(id))} className="choices">
          <summary>{more[folded.length]}</summary>
          {folded.map(box)}
        </details>
      )}
    </fieldset>
  );
}
