import { useMutation } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { createReservation } from "@/lib/client/api/reservations";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { CreateReservationBody } from "@/lib/contracts/reservations";
import { pathFor } from "@/lib/routes/path-for";

/** Sends the reservation and goes on: to the payment of a held boat, or to what happens next with a request. */
export function useReserve() {
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
