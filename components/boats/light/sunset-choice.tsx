"use client";

import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import type { KnownHours } from "@/components/boats/calendar/hour-options";
import { sunsetHours } from "@/components/boats/light/sunset-hours";
import { Icon } from "@/components/ui/icon/icon";

interface SunsetChoiceProps {
  boat: BookingBoat;
  choice: BookingChoice;
  known: KnownHours;
}

/** The evening light of the chosen day, and a chip that sets the hours around the sunset. */
export function SunsetChoice({ boat, choice, known }: SunsetChoiceProps) {
  const t = useTranslations("quote.light");
  if (!known.day || choice.kind === "daily") return null;
  const hours = sunsetHours({ boat, ...known, swimTour: choice.kind === "swim_tour" });
  const { golden_hour, sunset, dusk } = known.day.light;
  const chosen = choice.startHour === hours?.startHour && choice.endHour === hours?.endHour;
  const clock = (time: string) => time.slice(11);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button
        type="button"
        className="part"
        aria-pressed={hours !== null && chosen}
        aria-disabled={hours === null || undefined}
        onClick={() => hours && changeBooking(boat, hours)}
      >
        <Icon name="sunset" size={18} />
        {t("chip")}
        {!hours && <span className="font-normal">· {t("not_free")}</span>}
      </button>
      <span className="text-muted text-sm">
        {t("times", { golden: clock(golden_hour), sunset: clock(sunset), dusk: clock(dusk) })}
      </span>
    </div>
  );
}
