import { actionAnswer } from "@/lib/contracts/console/action";
import { bookingParams } from "@/lib/contracts/console/bookings";
import * as caller from "@/lib/contracts/console/caller";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const WRITING = { access: { staff: "bookings.write" }, response: actionAnswer } as const;

/** Booking for somebody on the telephone, and the links with which such bookings are paid. */
export const CONSOLE_CALLER_ENDPOINTS = {
  "POST /operate/reservations": { ...WRITING, body: caller.callerAction },
  "POST /operate/bookings/{number}/payment-link": {
    ...WRITING,
    params: bookingParams,
    body: caller.paymentLinkAction,
  },
} as const satisfies EndpointRows;
