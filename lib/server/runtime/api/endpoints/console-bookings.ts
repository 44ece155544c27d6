import { actionAnswer } from "@/lib/contracts/console/action";
import * as bookings from "@/lib/contracts/console/bookings";
import { idParams } from "@/lib/contracts/fields";
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
    // The verb asks for the passkey, above the amount of the settings.
    access: { staff: "bookings.refund" },
    body: bookings.refundAction,
  },
  "POST /operate/refund-proposals/{id}/confirm": {
    access: { staff: "bookings.refund", confirmed: true },
    params: idParams,
    body: bookings.plainAction,
    response: actionAnswer,
  },
  "POST /operate/refund-proposals/{id}/refuse": {
    access: { staff: "bookings.refund" },
    params: idParams,
    body: bookings.refuseRefundAction,
    response: actionAnswer,
  },
} as const satisfies EndpointRows;
