"use client";

import type { FilterLabels } from "@/components/search/filters/filter-labels";
import type { FilterOptions } from "@/components/search/filters/filter-options";
import { FILTER_SHEET } from "@/components/search/filters/filter-sheet";
import { InstantOption } from "@/components/search/filters/instant-option";
import { OptionList } from "@/components/search/filters/option-list";
import { RatingOptions } from "@/components/search/filters/rating-options";
import { useLiveForms } from "@/components/search/filters/use-live-forms";
import { TripFields } from "@/components/search/form/trip-fields";
import type { SearchValues } from "@/components/search/query/search-values";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon";
import { type Once, unpackOnce } from "@/components/ui/once";
import { OncePart } from "@/components/ui/once-part";
import { SiteLink } from "@/components/ui/site-link";
import "@/components/search/filters/filter-panel.css";

interface Filters {
  /** The list without any filter. */
  action: string;
  labels: FilterLabels;
  options: FilterOptions;
  values: SearchValues;
}

/** A popover that is a sheet on phones and simply stands in its column elsewhere. */
const SHEET_LOOK =
  "inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(100%,420px)] max-w-none overscroll-contain border-0 " +
  "bg-white p-0 text-ink backdrop:bg-ink/55 md:static md:block md:h-auto md:w-auto md:overflow-visible " +
  "md:rounded-card md:border md:border-line";

interface FilterPanelProps {
  label: string;
  once: Once<Filters>;
}

/** Every filter of the list as one GET form. */
export function FilterPanel({ label, once }: FilterPanelProps) {
  const sheet = useLiveForms<HTMLDivElement>(once);
  return (
    <OncePart
      as="aside"
      ref={sheet}
      id={FILTER_SHEET}
      popover="auto"
      aria-label={label}
      className={SHEET_LOOK}
      data={unpackOnce(once)}
    >
      {(filters) => <FilterFields {...filters} />}
    </OncePart>
  );
}

function FilterFields({ action, labels, options, values }: Filters) {
  const { words, more } = labels;
  return (
    <>
      <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-white py-2 ps-5 pe-2 md:hidden">
        <h2 className="text-lg">{words.filters}</h2>
        <button
          type="button"
          popoverTarget={FILTER_SHEET}
          popoverTargetAction="hide"
          aria-label={words.close_filters}
          className={buttonClass({ variant: "ghost", size: "icon" })}
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <form action={action} method="get" aria-label={words.filters} className="grid gap-6 p-5">
        <TripFields labels={labels} places={options.places} values={values} />
        <InstantOption words={words} checked={values.fast_app === true} count={options.instant} />
        <fieldset>
          <legend className="choices-title">{words.price}</legend>
          <div className="grid grid-cols-2 gap-3">
            {(["min_price", "max_price"] as const).map((name) => (
              <TextInput
                key={name}
                id={`filter-${name}`}
                name={name}
                type="number"
                inputMode="numeric"
                min={0}
                label={words[name]}
                defaultValue={values[name]}
              />
            ))}
          </div>
          <p className="mt-2 text-muted text-xs">{words.price_hint}</p>
        </fieldset>
        <RatingOptions labels={labels} value={values.rating} counts={options.ratings} />
        {(["types", "facilities", "rules"] as const).map((name) => (
          <OptionList
            key={name}
            name={name}
            legend={words[name]}
            options={options[name]}
            chosen={values[name]}
            more={more}
          />
        ))}
        {values.sort && <input type="hidden" name="sort" value={values.sort} />}
        <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 border-line border-t bg-white px-5 py-4 md:static md:rounded-b-card">
          <Button type="submit" wide>
            {words.apply}
          </Button>
          <SiteLink href={action} className={buttonClass({ variant: "ghost", size: "small", wide: true })}>
            {words.clear}
          </SiteLink>
        </div>
      </form>
    </>
  );
}
