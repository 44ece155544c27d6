import { CheckOption } from "@/components/search/filters/check-option";
import type { FilterLabel } from "@/components/search/filters/filter-labels";
import { useSearch } from "@/components/search/list/search-provider";
import { textOf } from "@/components/search/query/search-draft";
import { Icon } from "@/components/ui/icon/icon";
import { type FlagName, LIST_FILTERS, type ListFilter } from "@/lib/domain/search/list-filters";

interface FlagOptionProps {
  name: FlagName;
  label: FilterLabel;
  count: number | undefined;
}

/** A filter of one check box, with a sentence about it. */
export function FlagOption({ name, label, count }: FlagOptionProps) {
  const { draft, change } = useSearch();
  const { icon }: ListFilter = LIST_FILTERS[name];
  return (
    <div className="options">
      <CheckOption
        type="checkbox"
        name={name}
        value="1"
        checked={textOf(draft, name) === "1"}
        onChange={(checked) => change(name, checked ? ["1"] : [])}
        count={count}
      >
        <span className="icon-line">
          {icon && <Icon name={icon} size={16} className="fill-current" />}
          {label.title}
        </span>
      </CheckOption>
      <p className="ms-8 text-muted text-sm">{label.hint}</p>
    </div>
  );
}
