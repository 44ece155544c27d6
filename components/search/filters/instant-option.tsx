import { countMarkup } from "@/components/search/filters/count-markup";
import type { FilterLabels } from "@/components/search/filters/filter-labels";
import { innerMarkup, markup } from "@/components/ui/markup";

interface InstantOptionProps {
  words: FilterLabels["words"];
  checked: boolean;
  count: number | undefined;
}

/** Only boats that need no approval. */
export function InstantOption({ words, checked, count }: InstantOptionProps) {
  return (
    <div
      className="options"
      {...innerMarkup(
        markup`<label><input type="checkbox" name="fast_app" value="1"${checked && markup` checked`}><span class="icon icon-zap">${words.instant}</span> ${countMarkup(count)}</label><p class="ms-8 text-muted text-sm">${words.instant_hint}</p>`,
      )}
    />
  );
}
