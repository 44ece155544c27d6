import { SlidersHorizontal, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FilterOptions } from "@/components/search/filter-options";
import { InstantOption } from "@/components/search/instant-option";
import { OptionList } from "@/components/search/option-list";
import { RatingOptions } from "@/components/search/rating-options";
import { SearchForm } from "@/components/search/search-form";
import type { SearchValues } from "@/components/search/search-values";
import { TripFields } from "@/components/search/trip-fields";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { TextInput } from "@/components/ui/text-input";
import { RATING_STEPS } from "@/lib/contracts/vehicles";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";

interface FilterPanelProps {
  locale: Locale;
  action: string;
  /** The list without any filter. */
  clearHref: string;
  options: FilterOptions;
  values: SearchValues;
}

const SHEET = "filters";
/** A popover that is a sheet on phones and simply stands in its column elsewhere. */
const SHEET_LOOK =
  "inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(100%,420px)] max-w-none overscroll-contain border-0 " +
  "bg-white p-0 text-ink backdrop:bg-ink/55 md:static md:block md:h-auto md:w-auto md:overflow-visible " +
  "md:rounded-card md:border md:border-line";
const LISTS = ["types", "facilities", "rules"] as const;

/** Opens the filters where they do not stand beside the list. A popover: no script, Escape closes it. */
export function FilterButton({ count }: { count: number }) {
  const t = useTranslations("search");
  return (
    <button
      type="button"
      popoverTarget={SHEET}
      className={`${buttonClass({ variant: "outline" })} md:hidden`}
    >
      <SlidersHorizontal aria-hidden size={20} />
      {t("show_filters")}
      {count > 0 && (
        <span className="tabular grid size-6 place-items-center rounded-full bg-sea text-sm text-white">
          {count}
        </span>
      )}
    </button>
  );
}

function Section({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-navy">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Every filter of the list as one GET form: a side column, on phones a sheet. */
export function FilterPanel({ locale, action, clearHref, options, values }: FilterPanelProps) {
  const t = useTranslations("search");
  const ratings = Object.fromEntries(
    RATING_STEPS.map((step) => [step, t("rating_from", { rating: formatNumber(step, locale) })]),
  );
  return (
    <aside id={SHEET} popover="auto" aria-label={t("filters")} className={SHEET_LOOK}>
      <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-white py-2 ps-5 pe-2 md:hidden">
        <h2 className="text-lg">{t("filters")}</h2>
        <button
          type="button"
          popoverTarget={SHEET}
          popoverTargetAction="hide"
          aria-label={t("close_filters")}
          className={buttonClass({ variant: "ghost", size: "icon" })}
        >
          <X aria-hidden size={22} />
        </button>
      </div>
      <SearchForm
        action={action}
        label={t("filters")}
        neutral={{ where: values.where ?? "all", persons: "1" }}
        className="grid gap-6 p-5"
      >
        <TripFields t={t} places={options.places} values={values} />
        <InstantOption label={t("instant")} hint={t("instant_hint")} checked={values.fast_app === true} />
        <Section legend={t("price")}>
          <div className="grid grid-cols-2 gap-3">
            {(["min_price", "max_price"] as const).map((name) => (
              <TextInput
                key={name}
                id={`filter-${name}`}
                name={name}
                type="number"
                inputMode="numeric"
                min={0}
                label={t(name)}
                defaultValue={values[name]}
              />
            ))}
          </div>
          <p className="mt-2 text-muted text-xs">{t("price_hint")}</p>
        </Section>
        <RatingOptions
          legend={t("rating")}
          anyLabel={t("rating_any")}
          labels={ratings}
          value={values.rating}
        />
        {LISTS.map((name) => (
          <Section key={name} legend={t(name)}>
            <OptionList
              name={name}
              options={options[name]}
              chosen={values[name]}
              moreLabel={t("more_options", { count: Math.max(0, options[name].length - 6) })}
            />
          </Section>
        ))}
        {values.sort && <input type="hidden" name="sort" value={values.sort} />}
        <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 border-line border-t bg-white px-5 py-4 md:rounded-b-card">
          <Button type="submit" wide>
            {t("apply")}
          </Button>
          <a href={clearHref} className={buttonClass({ variant: "ghost", size: "small", wide: true })}>
            {t("clear")}
          </a>
        </div>
      </SearchForm>
    </aside>
  );
}
