import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useLayoutEffect, useState } from "react";
import * as v from "valibot";
import { useChangeDays } from "@/components/reservations/change/change-calendar";
import {
  bookedChoice,
  type ChangeableTrip,
  type ChangeChoice,
  changeBody,
  fitToDay,
  isSameChoice,
  kindOf,
  lengths,
  startHours,
} from "@/components/reservations/change/change-choice";
import { showToast } from "@/components/ui/overlay/show-toast";
import { changeQuoteQuery, startChange } from "@/lib/client/api/changes";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { ChangeQuoteResponse } from "@/lib/contracts/changes";
import { pathFor } from "@/lib/routes/path-for";

const storedChoice = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  hour: v.number(),
  length: v.number(),
  persons: v.number(),
});

/**
 * What the customer wants instead of a paid trip, fitted to the boat's free hours, with its price and the call that
 * changes it.
 */
export function useChange(reservationId: string, trip: ChangeableTrip, today: string) {
  const kind = kindOf(trip);
  const booked = bookedChoice(trip);
  const draft = `change:${reservationId}`;
  const [chosen, setChosen] = useState<ChangeChoice>(booked);

  // Before what was entered early (`ReadySignal`).
  useLayoutEffect(() => {
    const kept = v.safeParse(storedChoice, readDraft(draft));
    if (kept.success && kept.output.day >= today) setChosen(kept.output);
  }, [draft, today]);

  const { data: month } = useChangeDays(reservationId, chosen.day, today);
  const at = month?.days.findIndex(({ day }) => day === chosen.day) ?? -1;
  const [day, nextDay] = at < 0 ? [] : [month?.days[at], month?.days[at + 1]];
  const choice = fitToDay(chosen, day, nextDay, kind);
  const changed = !isSameChoice(choice, booked);
  const body = changeBody(choice, kind);
  const quote = useQuery({ ...changeQuoteQuery(reservationId, body), enabled: changed });
  const start = useStart(reservationId, body, draft, () => quote.refetch());

  const choose = (next: Partial<ChangeChoice>) => {
    const all = { ...choice, ...next };
    setChosen(all);
    saveDraft(draft, all);
  };

  return {
    kind,
    choice,
    choose,
    hours: withOwn(startHours(day, kind), choice.hour),
    lengths: withOwn(lengths(day, nextDay, choice.hour, kind), choice.length),
    quote: changed ? (quote.data ?? null) : null,
    loading: changed && quote.isFetching,
    failure: [start.error, changed ? quote.error : null].find((one) => one instanceof ApiFailure) ?? null,
    busy: start.isPending || start.isSuccess,
    confirm: (seen: ChangeQuoteResponse) => start.mutate(seen),
  };
}

/** Sends the change and goes on: to its payment, or back to the reservation. */
function useStart(
  reservationId: string,
  body: ReturnType<typeof changeBody>,
  draft: string,
  askAgain: () => Promise<unknown>,
) {
  const t = useTranslations("change");
  const locale = useLocale();
  const router = useRouter();
  return useMutation({
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
    onError: askAgain,
  });
}

/** The options, with the own value among them while the day's hours are not known. */
const withOwn = (options: readonly number[], own: number) =>
  options.includes(own) ? options : [...options, own].sort((a, b) => a - b);
