import { useTranslations } from "next-intl";
import { useId } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { fitHours } from "@/components/boats/calendar/choose-day";
import {
  endOptions,
  type HourOption,
  type KnownHours,
  minHours,
  startOptions,
} from "@/components/boats/calendar/hour-options";
import { sunsetHours } from "@/components/boats/light/sunset-hours";
import { DayParts, type PartChoice } from "@/components/layout/hours/day-parts";
import { announce } from "@/components/ui/announce";
import { Select } from "@/components/ui/fields/select";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import { DAY_PART_NAMES, DAY_PARTS } from "@/lib/domain/search/day-parts";
import { formatHour } from "@/lib/i18n/format-hour";

interface BookingHoursProps {
  boat: BookingBoat;
  choice: BookingChoice;
  known: KnownHours;
}

interface OfferedPart extends PartChoice {
  trip: { startHour: number | null; endHour: number | null } | null;
}

const SUNSET = "sunset";

/** The free trip that lies in a part of the day, begins as early as it can and has the part's length if it may. */
function tripIn(
  { boat, choice, known }: BookingHoursProps,
  { from, until }: { from: number; until: number },
) {
  const trip = fitHours(boat, choice.kind, { startHour: from, endHour: until }, known);
  const isWithin = trip.startHour !== null && trip.startHour >= from && trip.startHour < until;
  return isWithin && trip.endHour !== null ? trip : null;
}

/** The hours of a trip: a part of the day that the boat is free in, the light of the evening, or exact hours. */
export function BookingHours(props: BookingHoursProps) {
  const { boat, choice, known } = props;
  const t = useTranslations("quote");
  const id = useId();
  const isSwimTour = choice.kind === "swim_tour";
  const asked = { boat, ...known, swimTour: isSwimTour };
  const light = known.day?.light;
  const clock = (time: string) => time.slice(11);

  const described = (part: Pick<OfferedPart, "value" | "label" | "trip">): OfferedPart => {
    const { startHour = null, endHour = null } = part.trip ?? {};
    const isFree = startHour !== null && endHour !== null;
    return {
      ...part,
      ...(isFree
        ? { hours: `${startHour}–${endHour > 24 ? endHour - 24 : endHour}` }
        : { off: t("light.not_free") }),
    };
  };
  const parts = [
    ...DAY_PART_NAMES.map((name) =>
      described({ value: name, label: t(`parts.${name}`), trip: tripIn(props, DAY_PARTS[name]) }),
    ),
    ...(light ? [described({ value: SUNSET, label: t("light.chip"), trip: sunsetHours(asked) })] : []),
  ];
  const isChosen = ({ trip }: OfferedPart) =>
    trip !== null && trip.startHour === choice.startHour && trip.endHour === choice.endHour;

  const hourLabel = (hour: number) =>
    hour > 24 ? t("next_day", { hour: formatHour(hour % 24) }) : formatHour(hour);
  const options = (hours: HourOption[]) => (
    <>
      <option value="" disabled>
        {t("choose")}
      </option>
      {hours.map(({ hour, free, reason = "busy" }) => (
        <option key={hour} value={hour} disabled={!free}>
          {free ? hourLabel(hour) : `${hourLabel(hour)} – ${t(`calendar.reason.${reason}`)}`}
        </option>
      ))}
    </>
  );
  return (
    <div className="grid gap-1.5">
      <DayParts
        legend={t("hours")}
        parts={choice.day ? parts : []}
        chosen={parts.find(isChosen)?.value ?? null}
        exactLabel={t("exact_hours")}
        onChoose={(value) => {
          const trip = parts.find((part) => part.value === value)?.trip;
          if (trip) changeBooking(boat, trip);
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <Select
            id={`${id}-start`}
            label={t("start")}
            disabled={!choice.day}
            value={choice.startHour ?? ""}
            onChange={({ target }) => {
              const trip = fitHours(boat, choice.kind, { ...choice, startHour: Number(target.value) }, known);
              changeBooking(boat, trip);
              // Changed along with the start: those who cannot see it are told.
              if (trip.endHour !== null && trip.endHour !== choice.endHour)
                announce(`${t("end")}: ${hourLabel(trip.endHour)}`);
            }}
          >
            {options(startOptions(asked))}
          </Select>
          <Select
            id={`${id}-until`}
            label={t("end")}
            disabled={choice.startHour === null}
            value={choice.endHour ?? ""}
            onChange={({ target }) => changeBooking(boat, { endHour: Number(target.value) })}
          >
            {options(choice.startHour === null ? [] : endOptions(asked, choice.startHour))}
          </Select>
        </div>
      </DayParts>
      {light && (
        <p className="text-muted text-sm">
          {t("light.times", {
            golden: clock(light.golden_hour),
            sunset: clock(light.sunset),
            dusk: clock(light.dusk),
          })}
        </p>
      )}
      <p className="text-muted text-sm">
        {isSwimTour ? t("swim_hours", SWIM_TOUR_HOURS) : t("min_hours", { hours: minHours(asked) })}
      </p>
    </div>
  );
}
