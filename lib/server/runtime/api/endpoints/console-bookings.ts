import { actionAnswer } from "@/lib/contracts/console/action";
import * as bookings from "@/lib/contracts/console/bookings";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const ONE = { params: bookings.bookingParams, response: actionAnswer } as const;
const WRITING = { ...ONE, access: { staff: "bookings.write" } } as const;

/** What the console does with a reservation or an order. */
export const CONSOLE_BOOKING_ENDPOINTS = {
  "POST /operate/bookings/{number}/accept": { ...WRITING, body: bookings.plainAction },
  "POST /operate/bookings/{number}/decline": { ...WRITING, body: bookings.declineAction },
  "POST /operate/bookings/{number}/cancel": { ...WRITING, body: bookings.cancelAction },
  "POST /operate/bookings/{number}/complete": { ...WRITING, body: bookings.plainAction },
  "POST /operate/bookings/{number}/extend": { ...WRITING, body: bookings.extendAction },
  "POST /operate/bookings/{number}/resend": { ...WRITING, body: bookings.resendAction },
  "POST /operate/bookings/{number}/move": { ...WRITING, body: bookings.moveAction },
  "POST /operate/bookings/{number}/no-show": { ...WRITING, body: bookings.noShowAction },
  "POST /operate/bookings/{number}/notes": {
    params: bookings.bookingParams,
    access: { staff: "notes.write" },
    body: bookings.noteBody,
    response: null,
  },
  "POST /operate/bookings/{number}/refund": {
    ...ONE,
    access: { staff: "bookings.refund", confirmed: true },
    body: bookings.refundAction,
  },
} as const satisfies EndpointRows;
