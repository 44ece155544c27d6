import { useState } from "react";
import { CheckOption } from "@/components/search/filters/check-option";
import type { FilterOption } from "@/components/search/filters/filter-options";
import { SHOWN_OPTIONS } from "@/components/search/filters/folded-count";
import { useSearch } from "@/components/search/list/search-provider";
import type { OptionListName } from "@/lib/domain/search/list-filters";

interface OptionListProps {
  name: OptionListName;
  legend: string;
  options: readonly FilterOption[];
  /** Labels of the button that unfolds further options, by their number. */
  more: Readonly<Record<number, string>>;
}

/** Check boxes of one filter; the later ones fold away unless one of them is chosen. */
export function OptionList({ name, legend, options, more }: OptionListProps) {
  const { draft, change } = useSearch();
  const chosen = draft[name] ?? [];
  const isChosen = ({ id }: FilterOption) => chosen.includes(String(id));
  const boxes = (shown: readonly FilterOption[]) =>
    shown.map(({ id, name: label, count }) => (
      <CheckOption
        key={id}
        type="checkbox"
        name={name}
        value={id}
        checked={chosen.includes(String(id))}
        onChange={(checked) =>
          change(name, checked ? [...chosen, String(id)] : chosen.filter((one) => one !== String(id)))
        }
        count={count}
      >
        {label}
      </CheckOption>
    ));
  const folded = options.slice(SHOWN_OPTIONS);
  const [isOpen, setIsOpen] = useState(() => folded.some(isChosen));
  if (options.length === 0) return null;
  return (
    <fieldset className="options">
      <legend className="choices-title">{legend}</legend>
      {boxes(options.slice(0, SHOWN_OPTIONS))}
      {folded.length > 0 && (
        <details
          className="choices"
          open={isOpen || folded.some(isChosen)}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>{more[folded.length]}</summary>
          {boxes(folded)}
        </details>
      )}
    </fieldset>
  );
}
