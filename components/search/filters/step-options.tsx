import { CheckOption } from "@/components/search/filters/check-option";
import type { FilterLabel } from "@/components/search/filters/filter-labels";
import { useSearch } from "@/components/search/list/search-provider";
import { textOf } from "@/components/search/query/search-draft";
import { Icon } from "@/components/ui/icon/icon";
import { LIST_FILTERS, type ListFilter, type StepsName } from "@/lib/domain/search/list-filters";

interface StepOptionsProps {
  name: StepsName;
  label: FilterLabel;
  counts: Readonly<Record<string, number>> | undefined;
}

/** A filter by a number: one step of several, so a radio group (1, 2, 3, 4, 4.5 and above). */
export function StepOptions({ name, label: { title, any, steps = [] }, counts }: StepOptionsProps) {
  const { draft, change } = useSearch();
  const { icon }: ListFilter = LIST_FILTERS[name];
  const chosen = textOf(draft, name);
  return (
    <fieldset className="options">
      <legend className="choices-title">{title}</legend>
      <CheckOption type="radio" name={name} value="" checked={!chosen} onChange={() => change(name, [])}>
        {any}
      </CheckOption>
      {steps.map(({ value: step, label }) => (
        <CheckOption
          key={step}
          type="radio"
          name={name}
          value={step}
          checked={chosen === String(step)}
          onChange={() => change(name, [String(step)])}
          count={counts && (counts[step] ?? 0)}
        >
          <span className="icon-line">
            {icon && <Icon name={icon} size={16} className="icon-star" />}
            {label}
          </span>
        </CheckOption>
      ))}
    </fieldset>
  );
}
