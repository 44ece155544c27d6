import { useTranslations } from "next-intl";
import type { CompareTexts } from "@/components/boats/compare/compare-rows";
import { DateField } from "@/components/layout/dates/date-field";
import { buttonClass } from "@/components/ui/button-class";
import { HourSelect } from "@/components/ui/fields/hour-select";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { DEFAULT_GUESTS, MAX_GUESTS } from "@/lib/domain/search/search-names";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { HOUR_FIELDS, TRIP_HOURS } from "@/lib/i18n/trip-hours";

interface TripFormProps {
  action: string;
  /** What the address keeps beside the trip. */
  kept?: readonly (readonly [name: string, value: string | number])[];
  /** The query of the address. */
  values: URLSearchParams;
  /** What the folded form is called. */
  title: string;
  open: boolean;
  t: CompareTexts["t"];
}

/** The trip that all boats of a page are priced for; a plain form, since its answer is an address. */
export function TripForm({ action, kept = [], values, title, open, t }: TripFormProps) {
  const search = useTranslations("search");
  const given = (name: string) => values.get(name) ?? "";
  return (
    <details className="rounded-card border border-line bg-white" open={open}>
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold text-sea-dark">
        {title}
      </summary>
      <form action={action} className="grid gap-3 px-4 pb-4 sm:grid-cols-2 lg:grid-cols-6 lg:items-end">
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Select
          id="trip-kind"
          name="rent_type"
          label={t("kind")}
          defaultValue={given("rent_type") || "hourly"}
        >
          {RATE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
        <DateField
          id="trip-date"
          name="date"
          required
          label={t("date")}
          emptyText={search("choose_date")}
          defaultValue={given("date")}
        />
        {HOUR_FIELDS.map((name) => (
          <HourSelect
            key={name}
            id={`trip-${name}`}
            name={name}
            label={t(name)}
            hours={TRIP_HOURS[name]}
            anyLabel={t("no_hour")}
            defaultValue={given(name)}
          />
        ))}
        <DateField
          id="trip-end-date"
          name="end_date"
          label={t("end_date")}
          emptyText={search("choose_date")}
          defaultValue={given("end_date")}
        />
        <Stepper
          id="trip-persons"
          name="persons"
          look="field"
          label={t("persons")}
          lessLabel={search("persons_less")}
          moreLabel={search("persons_more")}
          min={1}
          max={MAX_GUESTS}
          defaultValue={Number(given("persons")) || DEFAULT_GUESTS}
        />
        <button
          type="submit"
          className={`sm:col-span-2 lg:col-span-6 lg:justify-self-start ${buttonClass()}`}
        >
          {t("show_prices")}
        </button>
      </form>
    </details>
  );
}
