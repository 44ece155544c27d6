import type { FailureCode } from "@/lib/contracts/failures";
import { refuse } from "@/lib/domain/shared/outcome";
import { renewInvitation } from "@/lib/server/booking/guests/open-invitation";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/renew-guests", ({ params, by, now }) =>
  withBooking<unknown, FailureCode>(params.number, async ({ kind, id }) =>
    kind === "reservation" ? renewInvitation(id, by, now) : refuse("not_found"),
  ),
);
