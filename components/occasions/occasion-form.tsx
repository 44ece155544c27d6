import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DateField } from "@/components/layout/dates/date-field";
import { WhereField } from "@/components/layout/places/where-field";
import { buttonClass } from "@/components/ui/button-class";
import { HourSelect } from "@/components/ui/fields/hour-select";
import type { PlaceGroup } from "@/components/ui/fields/place-options";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import type { OccasionPlan } from "@/lib/domain/occasions/occasion-plan";
import { ANY_HOUR, type OccasionField, type ReadOccasion } from "@/lib/domain/occasions/read-occasion-query";
import { MAX_GUESTS } from "@/lib/domain/search/search-names";
import { isTripDay } from "@/lib/domain/shared/istanbul-time";
import { TRIP_HOURS } from "@/lib/i18n/trip-hours";

interface OccasionFormProps {
  id: string;
  /** The occasion's own address. */
  action: string;
  places: readonly PlaceGroup[];
  durations: readonly number[];
  plan: OccasionPlan;
  /** The values of the address, as typed; without them the fields show the defaults of the occasion. */
  typed?: URLSearchParams;
  faults?: ReadOccasion["faults"];
  /** The first day that can be booked; absent on cached pages. */
  today?: string;
  /** Puts all fields in one row on wide screens. */
  wide?: boolean;
  /** The services of the occasion, as fields. */
  children?: ReactNode;
}

/** Place, day, hours and guests of an occasion: a GET form, so that each choice has its own address. */
export function OccasionForm(props: OccasionFormProps) {
  const { id, action, places, durations, plan, typed, faults = {}, today, wide = false, children } = props;
  const t = useTranslations("occasions");
  const search = useTranslations("search");
  const typedOf = (name: OccasionField, own: number | string) => typed?.get(name) || own;
  const errorOf = (name: OccasionField) => {
    const fault = faults[name];
    return fault ? t(`faults.${fault}`) : null;
  };
  // A date field cannot show text, so an invalid value is left out.
  const day = String(typedOf("date", ""));
  const length = Number(typedOf("duration", plan.hours)) || plan.hours;
  // A length that was typed into the address is offered too.
  const lengths = [...new Set([...durations, plan.hours, length])].toSorted((a, b) => a - b);
  return (
    <form id={id} action={action} className="grid scroll-mt-20 gap-5 rounded-card bg-white p-5 shadow-card">
      <fieldset>
        <legend className="mb-4 font-bold text-lg text-navy">{t("form.title")}</legend>
        <div className={`grid gap-4 sm:grid-cols-2 ${wide ? "lg:grid-cols-5" : ""}`}>
          <div className={wide ? undefined : "sm:col-span-2"}>
            <WhereField
              id={`${id}-where`}
              label={t("form.where")}
              anyLabel={t("form.where_any")}
              places={places}
              wideList={wide}
              defaultValue={typedOf("where", "all")}
              error={errorOf("where")}
            />
          </div>
          <DateField
            id={`${id}-date`}
            name="date"
            required
            min={today}
            label={t("form.date")}
            emptyText={search("choose_date")}
            defaultValue={isTripDay(day) ? day : ""}
            error={errorOf("date")}
          />
          <HourSelect
            id={`${id}-start`}
            name="start_hour"
            label={t("form.start_hour")}
            hours={TRIP_HOURS.start_hour}
            anyLabel={t("form.any_hour")}
            anyValue={ANY_HOUR}
            hint={search("time_zone")}
            defaultValue={typedOf("start_hour", ANY_HOUR)}
            error={errorOf("start_hour")}
          />
          <Select
            id={`${id}-duration`}
            name="duration"
            label={t("form.duration")}
            defaultValue={length}
            error={errorOf("duration")}
          >
            {lengths.map((hours) => (
              <option key={hours} value={hours}>
                {t("form.hours", { count: hours })}
              </option>
            ))}
          </Select>
          <Stepper
            id={`${id}-persons`}
            name="persons"
            look="field"
            label={t("form.persons")}
            lessLabel={search("persons_less")}
            moreLabel={search("persons_more")}
            min={1}
            max={MAX_GUESTS}
            defaultValue={Number(typedOf("persons", plan.personCount)) || plan.personCount}
            error={errorOf("persons")}
          />
        </div>
      </fieldset>
      {children}
      <button
        type="submit"
        className={`justify-self-start ${buttonClass(children ? { variant: "outline" } : { size: "large" })}`}
      >
        {children ? t("form.update") : t("form.submit")}
      </button>
    </form>
  );
}
