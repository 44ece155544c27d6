import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { moveTrip } from "@/components/reservations/cancel/move-trip";
import type { CheckoutBoat } from "@/components/reservations/checkout/checkout-boat";
import { useReserve } from "@/components/reservations/checkout/use-reserve";
import { quoteQuery } from "@/lib/client/api/quotes";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import { readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { useInvoice } from "@/lib/client/drafts/use-invoice";

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
  const note = useNote(`checkout-note:${boat.id}`);

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

/**
 * The note to the captain, kept as a draft. The field is the page's own, so that it may be filled in before scripts
 * run.
 */
function useNote(draftKey: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = () => field.current?.value ?? "";

  // After mount: the server's HTML cannot contain this browser's storage.
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const draft = readDraft(draftKey);
    if (current.value) saveDraft(draftKey, current.value);
    else if (typeof draft === "string") current.value = draft;
  }, [draftKey]);

  return { field, keep: () => saveDraft(draftKey, text()), read: () => text().trim() || null };
}
