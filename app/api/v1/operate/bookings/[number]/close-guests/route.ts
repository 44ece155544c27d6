import type { FailureCode } from "@/lib/contracts/failures";
import { refuse } from "@/lib/domain/shared/outcome";
import { closeInvitation } from "@/lib/server/booking/guests/open-invitation";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/close-guests", ({ params, by }) =>
  withBooking<unknown, FailureCode>(params.number, async ({ kind, id }) =>
    kind === "reservation" ? closeInvitation(by, id) : refuse("not_found"),
  ),
);
