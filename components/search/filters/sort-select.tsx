"use client";

import type { Choice } from "@/components/search/filters/filter-labels";
import { FILTER_FORM } from "@/components/search/filters/filter-sheet";
import { useSearch } from "@/components/search/list/search-provider";
import { textOf } from "@/components/search/query/search-draft";
import { buttonClass } from "@/components/ui/button-class";
import { Select } from "@/components/ui/fields/select";

interface SortSelectProps {
  label: string;
  submitLabel: string;
  /** The default one first. */
  options: readonly Choice<string>[];
}

/** Belongs to the form of the filters, so that neither drops what was chosen in the other. */
export function SortSelect({ label, submitLabel, options }: SortSelectProps) {
  const { draft, submit } = useSearch();
  return (
    <div className="sorting">
      <Select
        id="sort"
        name="sort"
        form={FILTER_FORM}
        label={label}
        labelHidden
        value={textOf(draft, "sort") || options[0]?.value}
        onChange={({ target }) => submit({ sort: [target.value] })}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <button
        type="submit"
        form={FILTER_FORM}
        className={`${buttonClass({ variant: "outline" })} sends-without-scripts`}
      >
        {submitLabel}
      </button>
    </div>
  );
}
