import { CheckOption } from "@/components/search/filters/check-option";
import type { FilterLabels } from "@/components/search/filters/filter-labels";
import { useSearch } from "@/components/search/list/search-provider";
import { textOf } from "@/components/search/query/search-draft";
import { Icon } from "@/components/ui/icon/icon";

interface InstantOptionProps {
  texts: FilterLabels["texts"];
  count: number | undefined;
}

/** Only boats that need no approval. */
export function InstantOption({ texts, count }: InstantOptionProps) {
  const { draft, change } = useSearch();
  return (
    <div className="options">
      <CheckOption
        type="checkbox"
        name="fast_app"
        value="1"
        checked={textOf(draft, "fast_app") === "1"}
        onChange={(checked) => change("fast_app", checked ? ["1"] : [])}
        count={count}
      >
        <span className="icon-line">
          <Icon name="zap" size={16} />
          {texts.instant}
        </span>
      </CheckOption>
      <p className="ms-8 text-muted text-sm">{texts.instant_hint}</p>
    </div>
  );
}
