"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { ChangeCalendar, useChangeDays } from "@/components/reservations/change/change-calendar";
import { ChangeOffer } from "@/components/reservations/change/change-offer";
import {
  type ChangeableTrip,
  fitWish,
  isSameWish,
  kindOf,
  lengths,
  presentWish,
  startHours,
  type Wish,
  wishBody,
} from "@/components/reservations/change/wished-trip";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { changeQuoteQuery, startChange } from "@/lib/client/changes/change-calls";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { ChangeQuoteResponse } from "@/lib/contracts/changes";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { pathFor } from "@/lib/routes/path-for";

interface ChangeFormProps {
  reservationId: string;
  trip: ChangeableTrip;
  currency: Currency;
  /** Istanbul's day. */
  today: string;
}

const MAX_PERSONS = 500;
const MAX_NIGHTS = 60;
const storedWish = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  hour: v.number(),
  length: v.number(),
  persons: v.number(),
});

/** Another day, hour, length or number of guests for a paid trip, with the difference before the click. */
export function ChangeForm({ reservationId, trip, currency, today }: ChangeFormProps) {
  const t = useTranslations("change");
  const locale = useLocale();
  const router = useRouter();
  const kind = kindOf(trip);
  const present = presentWish(trip);
  const draft = `change:${reservationId}`;
  const [chosen, setChosen] = useState<Wish>(present);

  useEffect(() => {
    const kept = v.safeParse(storedWish, readDraft(draft));
    if (kept.success && kept.output.day >= today) setChosen(kept.output);
  }, [draft, today]);

  const { data: month } = useChangeDays(reservationId, chosen.day, today);
  const at = month?.days.findIndex(({ day }) => day === chosen.day) ?? -1;
  const [day, nextDay] = at < 0 ? [] : [month?.days[at], month?.days[at + 1]];
  const wish = fitWish(chosen, day, nextDay, kind);
  const changed = !isSameWish(wish, present);
  const body = wishBody(wish, kind);
  const quote = useQuery({ ...changeQuoteQuery(reservationId, body), enabled: changed });

  const choose = (next: Partial<Wish>) => {
    const all = { ...wish, ...next };
    setChosen(all);
    saveDraft(draft, all);
  };

  const start = useMutation({
    mutationFn: ({ total_price, payment, refund }: ChangeQuoteResponse) =>
      startChange(reservationId, {
        ...body,
        expected_total: total_price,
        expected_payment: payment,
        expected_refund: refund,
      }),
    onSuccess: ({ id, status }) => {
      dropDraft(draft);
      if (status === "payment_pending") return leaveTo(pathFor("payment", locale, { id }, { lang: locale }));
      void showToast({ kind: "success", title: t(status === "made" ? "done.made" : "done.asked") });
      // Not as another document, which would not show the toast.
      router.replace(pathFor("reservation", locale, { id: reservationId }));
    },
    onError: () => quote.refetch(),
  });
  const failure = [start.error, changed ? quote.error : null].find((one) => one instanceof ApiFailure);
  const possible = lengths(day, nextDay, wish.hour, kind);

  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <div className="grid gap-5">
        <ChangeCalendar
          {...{ reservationId, kind, currency, today }}
          day={wish.day}
          until={kind === "daily" ? addDays(wish.day, wish.length) : null}
          onChoose={(next) => choose({ day: next })}
        />
        {kind === "daily" ? (
          <Stepper
            id="change-nights"
            label={t("nights")}
            lessLabel={t("less")}
            moreLabel={t("more")}
            value={wish.length}
            min={1}
            max={MAX_NIGHTS}
            onChange={(length) => choose({ length })}
          />
        ) : (
          <div className="grid grid-cols-2 gap-4">
            <Select
              id="change-hour"
              label={t("hour")}
              value={wish.hour}
              onChange={(event) => choose({ hour: Number(event.target.value) })}
            >
              {withOwn(startHours(day, kind), wish.hour).map((hour) => (
                <option key={hour} value={hour}>
                  {`${String(hour % 24).padStart(2, "0")}:00`}
                </option>
              ))}
            </Select>
            <Select
              id="change-length"
              label={t("length")}
              value={wish.length}
              onChange={(event) => choose({ length: Number(event.target.value) })}
            >
              {withOwn(possible, wish.length).map((length) => (
                <option key={length} value={length}>
                  {t("hours", { count: length })}
                </option>
              ))}
            </Select>
          </div>
        )}
        <Stepper
          id="change-persons"
          label={t("persons")}
          lessLabel={t("less")}
          moreLabel={t("more")}
          value={wish.persons}
          min={1}
          max={MAX_PERSONS}
          onChange={(persons) => choose({ persons })}
        />
      </div>
      <ChangeOffer
        quote={changed ? (quote.data ?? null) : null}
        present={trip}
        loading={changed && quote.isFetching}
        failure={failure ?? null}
        busy={start.isPending || start.isSuccess}
        onChooseTime={(time) => choose({ day: time.slice(0, 10), hour: Number(time.slice(11, 13)) })}
        onConfirm={(seen) => start.mutate(seen)}
      />
    </div>
  );
}

/** The options, with the present value among them while the day's hours are not known. */
const withOwn = (options: readonly number[], own: number) =>
  options.includes(own) ? options : [...options, own].sort((a, b) => a - b);
