"use client";

import { ApplyButton } from "@/components/search/filters/apply-button";
import type { FilterLabels } from "@/components/search/filters/filter-labels";
import type { FilterOptions } from "@/components/search/filters/filter-options";
import { FILTER_FORM, FILTER_SHEET } from "@/components/search/filters/filter-sheet";
import { FlagOption } from "@/components/search/filters/flag-option";
import { OptionList } from "@/components/search/filters/option-list";
import { StepOptions } from "@/components/search/filters/step-options";
import { TripFields } from "@/components/search/form/trip-fields";
import { useSearch } from "@/components/search/list/search-provider";
import { textOf } from "@/components/search/query/search-draft";
import { buttonClass } from "@/components/ui/button-class";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import { FLAGS, LIST_FILTERS, OPTION_LISTS, STEPS } from "@/lib/domain/search/list-filters";
import "@/components/search/filters/filter-panel.css";

/** A popover that is a sheet on phones and a plain column elsewhere. */
const SHEET_LOOK =
  "inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(100%,420px)] max-w-none overscroll-contain border-0 " +
  "bg-white p-0 text-ink backdrop:bg-ink/55 md:sticky md:inset-auto md:top-[calc(var(--header-height)+1rem)] md:block md:h-auto " +
  "md:max-h-[calc(100dvh-var(--header-height)-2rem)] md:w-auto md:overflow-y-auto md:overscroll-auto " +
  "md:rounded-card md:border md:border-line";

interface FilterPanelProps {
  labels: FilterLabels;
  options: FilterOptions;
  /** `23 boats`, on the button that leads to them. */
  showLabel: string;
}

/** Every filter of the list as one GET form: it works before and without scripts. */
export function FilterPanel({ labels, options, showLabel }: FilterPanelProps) {
  const { list, submit, reset } = useSearch();
  const { texts } = labels;
  return (
    <section id={FILTER_SHEET} popover="auto" data-sheet aria-label={texts.filters} className={SHEET_LOOK}>
      <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-white py-2 ps-5 pe-2 md:hidden">
        <h2 className="text-lg">{texts.filters}</h2>
        <button
          type="button"
          popoverTarget={FILTER_SHEET}
          popoverTargetAction="hide"
          aria-label={texts.close_filters}
          className={buttonClass({ variant: "ghost", size: "icon" })}
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <form
        id={FILTER_FORM}
        action={list.path}
        method="get"
        aria-label={texts.filters}
        className="grid gap-6 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TripFields labels={labels} places={options.places} />
        {FLAGS.map((name) => (
          <FlagOption
            key={name}
            name={name}
            label={labels.filters[name]}
            count={options.counts?.[LIST_FILTERS[name].counts]}
          />
        ))}
        <PriceFields texts={texts} />
        {STEPS.map((name) => (
          <StepOptions
            key={name}
            name={name}
            label={labels.filters[name]}
            counts={options.counts?.[LIST_FILTERS[name].counts]}
          />
        ))}
        {OPTION_LISTS.map((name) => (
          <OptionList
            key={name}
            name={name}
            legend={labels.filters[name].title}
            options={options[name]}
            more={labels.more}
          />
        ))}
        <SearchedBox />
        <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 border-line border-t bg-white px-5 py-4 md:static md:rounded-b-card">
          <ApplyButton label={texts.apply} showLabel={showLabel} />
          <a
            href={list.path}
            className={buttonClass({ variant: "ghost", size: "small", wide: true })}
            onClick={(event) => {
              event.preventDefault();
              reset();
            }}
          >
            {texts.clear}
          </a>
        </div>
      </form>
    </section>
  );
}

/** The part of the map that was searched; it is chosen on the map. */
function SearchedBox() {
  const box = textOf(useSearch().draft, "box");
  return box ? <input type="hidden" name="box" value={box} /> : null;
}

function PriceFields({ texts }: { texts: FilterLabels["texts"] }) {
  const { draft, change } = useSearch();
  return (
    <fieldset>
      <legend className="choices-title">{texts.price}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(["min_price", "max_price"] as const).map((name) => (
          <TextInput
            key={name}
            id={`filter-${name}`}
            name={name}
            type="number"
            inputMode="numeric"
            min={0}
            label={texts[name]}
            value={textOf(draft, name)}
            onChange={({ target }) => change(name, [target.value], true)}
          />
        ))}
      </div>
      <p className="mt-2 text-muted text-xs">{texts.price_hint}</p>
    </fieldset>
  );
}
