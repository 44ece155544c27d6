"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { DateField } from "@/components/layout/dates/date-field";
import { ClosedNotice } from "@/components/messages/closed-notice";
import { Conversation } from "@/components/messages/conversation";
import { ReportForm } from "@/components/messages/report-form";
import { SuggestionCard } from "@/components/messages/suggestion-card";
import { Button } from "@/components/ui/button";
import { HourSelect } from "@/components/ui/fields/hour-select";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { TextArea } from "@/components/ui/fields/text-area";
import { Ltr } from "@/components/ui/ltr";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { answerOwnerQuestion } from "@/lib/client/api/owner";
import { quoteQuery } from "@/lib/client/api/quotes";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { parseTripQuery } from "@/lib/contracts/boats/trip-query";
import type { MessageResponse } from "@/lib/contracts/messages";
import type { QuestionSide, RateKind } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import { HOUR_FIELDS, TRIP_HOURS } from "@/lib/i18n/trip-hours";

interface OwnerQuestionThreadProps {
  token: string;
  number: string;
  boatId: number;
  closed: boolean;
  reportedBy: QuestionSide | null;
  messages: readonly MessageResponse[];
  wishedTrip: ChosenTrip | null;
  kinds: readonly RateKind[];
  capacity: number;
}

/** The owner's conversation with somebody who has not booked: answer, suggest free hours, report. */
export function OwnerQuestionThread(props: OwnerQuestionThreadProps) {
  const { token, number, boatId, closed, reportedBy, messages, wishedTrip, kinds, capacity } = props;
  const t = useTranslations("questions");
  const [items, setItems] = useState(messages);
  useEffect(() => {
    // Marked as read by the script: loading the page is no proof, since mail scanners open links too.
    answerOwnerQuestion(token, { action: "read" }).catch(() => null);
  }, [token]);

  async function send(answer: { text: string; trip?: ChosenTrip | null }) {
    const { message } = await answerOwnerQuestion(token, { action: "answer", ...answer });
    if (message) setItems((before) => [...before, message]);
  }

  return (
    <div className="grid gap-5">
      <Conversation
        messages={items}
        reader="owner"
        draftKey={`owner-message:${number}`}
        onSend={({ text }) => send({ text })}
        noteOf={({ suggestion }) => suggestion && <SuggestionCard suggestion={suggestion} slug={null} />}
        closed={closed ? <ClosedNotice mine={reportedBy === "owner"} /> : null}
      />
      {!closed && kinds.length > 0 && (
        <SuggestForm
          boatId={boatId}
          wishedTrip={wishedTrip}
          kinds={kinds}
          capacity={capacity}
          onSend={async (trip, text) => {
            await send({ trip, text });
            void showToast({ kind: "success", title: t("suggest.sent") });
          }}
        />
      )}
      {!closed && (
        <ReportForm
          draftKey={`report:${number}`}
          onReport={(text) => answerOwnerQuestion(token, { action: "report", text })}
        />
      )}
    </div>
  );
}

interface SuggestFormProps {
  boatId: number;
  /** The trip that the customer asked about: the first values of the fields. */
  wishedTrip: ChosenTrip | null;
  kinds: readonly RateKind[];
  capacity: number;
  onSend: (trip: ChosenTrip, text: string) => Promise<void>;
}

/** The first values of the fields: those of the wished trip. */
function begin(wishedTrip: ChosenTrip | null, kinds: readonly RateKind[]): Record<string, string> {
  const kind = wishedTrip?.swim_tour ? "swim_tour" : wishedTrip?.rent_type;
  const hourOf = (at: string | undefined) =>
    at && at.length > 10 && kind !== "daily" ? String(Number(at.slice(11, 13))) : "";
  return {
    rent_type: kinds.find((one) => one === kind) ?? kinds[0] ?? "hourly",
    date: wishedTrip?.start_date.slice(0, 10) ?? "",
    end_date: kind === "daily" ? (wishedTrip?.end_date.slice(0, 10) ?? "") : "",
    start_hour: hourOf(wishedTrip?.start_date),
    end_hour: hourOf(wishedTrip?.end_date),
    persons: String(wishedTrip?.person_count ?? 2),
  };
}

/** The form with which an owner suggests a trip, with its live price; the server checks it again. */
function SuggestForm({ boatId, wishedTrip, kinds, capacity, onSend }: SuggestFormProps) {
  const t = useTranslations("questions.suggest");
  const [values, setValues] = useState(() => begin(wishedTrip, kinds));
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const trip = parseTripQuery(new URLSearchParams(values));
  const { data: quote, error } = useQuery({
    ...quoteQuery({ vehicle_id: boatId, ...(trip ?? EMPTY) }),
    enabled: trip !== null,
  });
  const daily = values.rent_type === "daily";
  const change = (name: string, value: string) => {
    setRefusal(null);
    setValues((before) => ({ ...before, [name]: value }));
  };
  const field = (name: string) => ({
    id: `suggest-${name}`,
    name,
    label: t(name as "date"),
    value: values[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const problem = trip && error instanceof ApiFailure ? error.message : null;
  const taken = trip && quote && (!quote.available || quote.adjusted_date) ? t("taken") : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!trip) return setRefusal(t("incomplete"));
    setBusy(true);
    setRefusal(null);
    try {
      await onSend(trip, text);
      setText("");
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setRefusal(failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <details className="rounded-card border border-line bg-white" open={wishedTrip !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold text-sea-dark">
        {t("title")}
      </summary>
      <ScriptForm className="grid gap-4 px-4 pb-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
        <p className="text-muted text-sm sm:col-span-2">{t("text")}</p>
        {kinds.length > 1 && (
          <Select {...field("rent_type")}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        )}
        <DateField {...field("date")} emptyText={t("choose_date")} />
        {daily ? (
          <DateField {...field("end_date")} emptyText={t("choose_date")} />
        ) : (
          HOUR_FIELDS.map((name) => (
            <HourSelect key={name} {...field(name)} hours={TRIP_HOURS[name]} anyLabel={t("no_hour")} />
          ))
        )}
        <Stepper
          {...field("persons")}
          look="field"
          lessLabel={t("persons_less")}
          moreLabel={t("persons_more")}
          min={1}
          max={capacity}
          value={Number(values.persons) || 1}
          onChange={(persons) => change("persons", String(persons))}
        />
        <div className="grid gap-4 sm:col-span-2">
          <TextArea
            id="suggest-message"
            name="message"
            dir="auto"
            rows={2}
            maxLength={2000}
            label={t("message")}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p aria-live="polite" className="font-semibold empty:hidden">
            {(taken ?? problem) ||
              (trip &&
                quote &&
                t.rich("price", {
                  total: () => <Ltr>{formatMoney(quote.total_price, quote.currency)}</Ltr>,
                }))}
          </p>
          <Refusal text={refusal} />
          <Button type="submit" className="justify-self-start" busy={busy}>
            {t("submit")}
          </Button>
        </div>
      </ScriptForm>
    </details>
  );
}

/** A placeholder that is never sent: the query is disabled until a trip is chosen. */
const EMPTY: ChosenTrip = {
  rent_type: "hourly",
  swim_tour: false,
  start_date: "2026-01-01",
  end_date: "2026-01-01",
  person_count: 1,
};
