import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/transport/call-api";
import { forgetAttempts, sendOnce } from "@/lib/client/api/transport/send-once";
import type { CancelBody } from "@/lib/contracts/cancellation";
import {
  type CreateReservationBody,
  cancellationResponse,
  cancelResponse,
  createReservationResponse,
  type ReservationSummary,
  type ReviewBody,
  reservationsResponse,
  reviewResponse,
} from "@/lib/contracts/reservations";

/** Requests the boat. Repeated until its hold or request expires, it returns the same reservation. */
export function createReservation(body: CreateReservationBody) {
  return sendOnce({
    name: `reservation:${body.vehicle_id}`,
    body,
    send: (idempotencyKey) =>
      callApi("post", "reservations", { response: createReservationResponse, body, idempotencyKey }),
    repeatableUntil: ({ expires_at }) => expires_at,
  });
}

/** Time that is held for the customer and not paid. */
export interface OpenHold {
  /** As it would be paid: of a change, with its new time. */
  trip: ReservationSummary;
  /** What is to be paid, a reservation or a change; null while its owner is asked. */
  payId: string | null;
  /** The customer began it, the owner accepted it, or a paid trip is to move there. */
  why: "booked" | "accepted" | "change";
  until: string | null;
}

function openHoldsOf(trip: ReservationSummary): OpenHold[] {
  const { id, status, expires_at, open_change } = trip;
  if (status === "request_created_payment_pending") {
    return [{ trip, payId: id, why: trip.asked ? "accepted" : "booked", until: expires_at }];
  }
  if (!open_change) return [];
  const payId = open_change.status === "payment_pending" ? open_change.id : null;
  return [{ trip: { ...trip, ...open_change.to }, payId, why: "change", until: open_change.expires_at }];
}

/** What counts towards the limit of open holds, the first to expire first. */
export function openHoldsQuery() {
  return queryOptions({
    queryKey: ["open-holds"],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { items } = await callApi("get", "user/reservations", { response: reservationsResponse, signal });
      return items.flatMap(openHoldsOf).sort((a, b) => Date.parse(a.until ?? "") - Date.parse(b.until ?? ""));
    },
  });
}

/** The refund for cancelling at this moment: requested each time the dialog opens. */
export function cancellationQuery(id: string) {
  return queryOptions({
    queryKey: ["cancellation", id],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      callApi("get", `user/reservations/${id}/cancellation`, { response: cancellationResponse, signal }),
  });
}

/** Cancels for good; a repetition has no second effect. */
export async function cancelReservation(id: string, body: CancelBody) {
  const cancelled = await callApi("post", `user/reservations/${id}/cancel`, {
    response: cancelResponse,
    body,
  });
  forgetAttempts();
  return cancelled;
}

/** Publishes the review of a completed trip. */
export function reviewTrip(id: string, body: ReviewBody) {
  return callApi("post", `user/reservations/${id}/review`, { response: reviewResponse, body });
}
