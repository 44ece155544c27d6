import { callApi } from "@/lib/client/call-api";
import { type CreateReservationBody, createReservationAnswer } from "@/lib/contracts/reservations";

/** Asks for the boat. The same key never books twice. */
export function createReservation(body: CreateReservationBody, idempotencyKey: string) {
  return callApi("post", "reservations", { answer: createReservationAnswer, body, idempotencyKey });
}
