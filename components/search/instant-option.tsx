import type { FilterLabels } from "@/components/search/filter-labels";

/** Only boats that need no approval. */
export function InstantOption({ words, checked }: { words: FilterLabels["words"]; checked: boolean }) {
  return (
    <div>
      <label className="choice">
        <input type="checkbox" name="fast_app" value="1" defaultChecked={checked} />
        <span className="icon icon-zap">{words.instant}</span>
      </label>
      <p className="ms-8 text-muted text-sm">{words.instant_hint}</p>
    </div>
  );
}
