import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useState } from "react";
import { moveTrip } from "@/components/reservations/cancel/move-trip";
import type { CheckoutBoat } from "@/components/reservations/checkout/checkout-boat";
import { useNote } from "@/components/reservations/checkout/checkout-note";
import { quoteQuery } from "@/lib/client/api/quotes";
import { createReservation } from "@/lib/client/api/reservations";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import { useInvoice } from "@/lib/client/drafts/use-invoice";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { CreateReservationBody } from "@/lib/contracts/reservations";
import { pathFor } from "@/lib/routes/path-for";

/** The trip ends where it began. */
export const BACK = 0;

/** What is chosen and typed in the checkout with its live price, and the call that requests the boat. */
export function useCheckout(boat: CheckoutBoat, choice: TripChoice, homePort: number) {
  const queryClient = useQueryClient();
  const [trip, setTrip] = useState(choice);
  const [port, setPort] = useState(homePort);
  const [arrival, setArrival] = useState(BACK);
  const [seenTotal, setSeenTotal] = useState<number | null>(null);
  const wanted = quoteQuery({ vehicle_id: boat.id, ...trip });
  const { data: quote = null, error } = useQuery(wanted);
  const invoice = useInvoice();
  const reserve = useReserve();
  const note = useNote(boat.id);

  function move(startsAt: string) {
    reserve.clear();
    setTrip(moveTrip(trip, startsAt));
  }

  async function refreshQuote() {
    reserve.clear();
    await queryClient.invalidateQueries({ queryKey: wanted.queryKey });
  }

  function send() {
    const company = invoice.read();
    if (!quote || company === undefined) return;
    setSeenTotal(quote.total_price);
    reserve.send({
      vehicle_id: boat.id,
      ...trip,
      departure_port: port,
      arrival_port: arrival === BACK || arrival === port ? null : arrival,
      note: note.read(),
      invoice: company,
      expected_total: quote.total_price,
    });
  }

  return {
    trip,
    quote,
    seenTotal,
    ports: { port, arrival, setPort, setArrival },
    note,
    invoice,
    failure: reserve.failure ?? (error instanceof ApiFailure ? error : null),
    /** The reservation was, and not only its price. */
    refused: reserve.failure !== null,
    busy: reserve.busy,
    move,
    refreshQuote,
    send,
  };
}

export type ChosenPorts = ReturnType<typeof useCheckout>["ports"];

/** Sends the reservation and goes on: to the payment of a held boat, or to what happens next with a request. */
function useReserve() {
  const locale = useLocale();
  const reserve = useMutation({
    mutationFn: createReservation,
    onSuccess: ({ id, status }) => {
      leaveTo(
        status === "request_created_payment_pending"
          ? pathFor("payment", locale, { id })
          : pathFor("reservationResult", locale, null, { id }),
      );
    },
    onError: (error, body) => {
      if (!(error instanceof ApiFailure)) return;
      if (error.code === "phone_not_found") {
        openAuthDialog({ mode: "phone", onDone: () => reserve.mutate(body) });
      }
    },
  });
  const failure = reserve.error instanceof ApiFailure ? reserve.error : null;
  return {
    send: (body: CreateReservationBody) => !reserve.isPending && !reserve.isSuccess && reserve.mutate(body),
    clear: reserve.reset,
    // The page is on its way out after success: the button stays busy.
    busy: reserve.isPending || reserve.isSuccess,
    failure: failure?.code === "phone_not_found" ? null : failure,
  };
}
