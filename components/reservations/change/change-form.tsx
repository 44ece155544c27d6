"use client";

import { useLocale, useTranslations } from "next-intl";
import { ChangeCalendar } from "@/components/reservations/change/change-calendar";
import type { ChangeableTrip, ChangeChoice } from "@/components/reservations/change/change-choice";
import { ChangedAmounts, ChangedTimes } from "@/components/reservations/change/changed-amounts";
import { useChange } from "@/components/reservations/change/use-change";
import { FreeTimes } from "@/components/reservations/checkout/free-times";
import { OpenHolds } from "@/components/reservations/checkout/open-holds";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { ChangeQuoteResponse } from "@/lib/contracts/changes";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatHour } from "@/lib/i18n/format-hour";

interface ChangeFormProps {
  reservationId: string;
  trip: ChangeableTrip;
  currency: Currency;
  /** Of the boat. */
  capacity: number;
  /** Istanbul's day. */
  today: string;
}

const MAX_NIGHTS = 60;

/** Another day, hour, length or number of guests for a paid trip, with the difference before the click. */
export function ChangeForm({ reservationId, trip, currency, capacity, today }: ChangeFormProps) {
  const t = useTranslations("change");
  const quote = useTranslations("quote");
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
            lessLabel={quote("less", { name: t("nights") })}
            moreLabel={quote("more", { name: t("nights") })}
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
          lessLabel={quote("less", { name: t("persons") })}
          moreLabel={quote("more", { name: t("persons") })}
          hint={quote("up_to", { count: capacity })}
          value={choice.persons}
          min={1}
          max={capacity}
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

interface ChangeOfferProps {
  /** Null until something else than the present trip is chosen. */
  quote: ChangeQuoteResponse | null;
  present: ChangeableTrip;
  loading: boolean;
  failure: ApiFailure | null;
  busy: boolean;
  onChooseTime: (startsAt: string) => void;
  onConfirm: (seen: ChangeQuoteResponse) => void;
}

/** Both times, the difference in either direction, what the policy says before and after, and the button. */
function ChangeOffer(props: ChangeOfferProps) {
  const { quote, present, loading, failure, busy, onChooseTime, onConfirm } = props;
  const t = useTranslations("change");
  return (
    <section
      aria-live="polite"
      aria-busy={loading}
      className="grid gap-5 rounded-card border border-line p-5"
    >
      <h2 className="text-lg">{t("summary")}</h2>
      {failure && <FailureNotice failure={failure} />}
      {!quote && !failure && (loading ? <Skeleton className="h-48 w-full" /> : <p>{t("choose")}</p>)}
      {quote && !quote.available && <FreeTimes times={quote.nearest_free_times} onChoose={onChooseTime} />}
      {quote?.available && (
        <>
          <ChangedTimes from={present} to={quote} />
          <ChangedAmounts {...quote} />
          <PolicyLines quote={quote} />
          <Button wide size="large" busy={busy} disabled={loading} onClick={() => onConfirm(quote)}>
            {t(`confirm.${nextOf(quote)}`)}
          </Button>
        </>
      )}
    </section>
  );
}

function FailureNotice({ failure: { code, message } }: { failure: ApiFailure }) {
  if (code === "too_many_holds") return <OpenHolds reason={message} />;
  return (
    <Notice tone="danger" announced>
      {message}
    </Notice>
  );
}

function nextOf({ asks_owner, payment }: ChangeQuoteResponse): "asked" | "payment" | "made" {
  if (asks_owner) return "asked";
  return payment > 0 ? "payment" : "made";
}

function PolicyLines({ quote }: { quote: ChangeQuoteResponse }) {
  const t = useTranslations("change");
  const locale = useLocale();
  const { percent, policy_steps, asks_owner, payment } = quote;
  const steps = policy_steps.filter(({ until }) => new Date(until) > new Date());
  return (
    <div className="grid gap-2 text-muted text-sm">
      <p>{t(percent === 100 ? "policy.free" : "policy.partly")}</p>
      {steps.length === 0 ? (
        <p>{t("policy.none_after")}</p>
      ) : (
        <div>
          <p>{t("policy.after")}</p>
          <ul className="list-disc ps-5">
            {steps.map((step) => (
              <li key={step.until}>
                {t("policy.step", { percent: step.percent, when: formatInstant(step.until, locale) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asks_owner && <p>{t("asks_owner")}</p>}
      <p>{t(payment > 0 ? "contracts_paid" : "contracts_click")}</p>
    </div>
  );
}
