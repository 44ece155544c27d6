"use client";

import { FILTER_SHEET } from "@/components/search/filters/filter-sheet";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";

/** Opens the filters where they are not beside the list. A popover: no script, Escape closes it. */
export function FilterButton({ label, count }: { label: string; count: number }) {
  return (
    <button
      type="button"
      popoverTarget={FILTER_SHEET}
      className={`${buttonClass({ variant: "outline" })} md:hidden`}
    >
      <Icon name="sliders-horizontal" />
      {label}
      {count > 0 && (
        <span className="tabular grid size-6 place-items-center rounded-full bg-sea text-sm text-white">
          {count}
        </span>
      )}
    </button>
  );
}
