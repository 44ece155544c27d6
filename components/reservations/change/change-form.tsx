"use client";

import { useTranslations } from "next-intl";
import { ChangeCalendar } from "@/components/reservations/change/change-calendar";
import type { ChangeableTrip, ChangeChoice } from "@/components/reservations/change/change-choice";
import { ChangeOffer } from "@/components/reservations/change/change-offer";
import { useChange } from "@/components/reservations/change/use-change";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatHour } from "@/lib/i18n/format-hour";

interface ChangeFormProps {
  reservationId: string;
  trip: ChangeableTrip;
  currency: Currency;
  /** Istanbul's day. */
  today: string;
}

const MAX_PERSONS = 500;
const MAX_NIGHTS = 60;

/** Another day, hour, length or number of guests for a paid trip, with the difference before the click. */
export function ChangeForm({ reservationId, trip, currency, today }: ChangeFormProps) {
  const t = useTranslations("change");
  const { kind, choice, choose, ...change } = useChange(reservationId, trip, today);
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <div className="grid gap-5">
        <ChangeCalendar
          {...{ reservationId, kind, currency, today }}
          day={choice.day}
          until={kind === "daily" ? addDays(choice.day, choice.length) : null}
          onChoose={(next) => choose({ day: next })}
        />
        {kind === "daily" ? (
          <Stepper
            id="change-nights"
            label={t("nights")}
            lessLabel={t("less")}
            moreLabel={t("more")}
            value={choice.length}
            min={1}
            max={MAX_NIGHTS}
            onChange={(length) => choose({ length })}
          />
        ) : (
          <ChangeHours choice={choice} hours={change.hours} lengths={change.lengths} onChoose={choose} />
        )}
        <Stepper
          id="change-persons"
          label={t("persons")}
          lessLabel={t("less")}
          moreLabel={t("more")}
          value={choice.persons}
          min={1}
          max={MAX_PERSONS}
          onChange={(persons) => choose({ persons })}
        />
      </div>
      <ChangeOffer
        quote={change.quote}
        present={trip}
        loading={change.loading}
        failure={change.failure}
        busy={change.busy}
        onChooseTime={(time) => choose({ day: time.slice(0, 10), hour: Number(time.slice(11, 13)) })}
        onConfirm={change.confirm}
      />
    </div>
  );
}

interface ChangeHoursProps {
  choice: ChangeChoice;
  hours: readonly number[];
  lengths: readonly number[];
  onChoose: (next: Partial<ChangeChoice>) => void;
}

/** From which hour, and how long. */
function ChangeHours({ choice, hours, lengths, onChoose }: ChangeHoursProps) {
  const t = useTranslations("change");
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select
        id="change-hour"
        label={t("hour")}
        value={choice.hour}
        onChange={(event) => onChoose({ hour: Number(event.target.value) })}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour % 24)}
          </option>
        ))}
      </Select>
      <Select
        id="change-length"
        label={t("length")}
        value={choice.length}
        onChange={(event) => onChoose({ length: Number(event.target.value) })}
      >
        {lengths.map((length) => (
          <option key={length} value={length}>
            {t("hours", { count: length })}
          </option>
        ))}
      </Select>
    </div>
  );
}
