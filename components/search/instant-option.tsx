import type { FilterLabels } from "@/components/search/filter-labels";
import { OptionCount } from "@/components/search/option-count";

interface InstantOptionProps {
  words: FilterLabels["words"];
  checked: boolean;
  count: number | undefined;
}

/** Only boats that need no approval. */
export function InstantOption({ words, checked, count }: InstantOptionProps) {
  return (
    <div className="options">
      <label>
        <input type="checkbox" name="fast_app" value="1" defaultChecked={checked} />
        <span className="icon icon-zap">{words.instant}</span> <OptionCount count={count} />
      </label>
      <p className="ms-8 text-muted text-sm">{words.instant_hint}</p>
    </div>
  );
}
