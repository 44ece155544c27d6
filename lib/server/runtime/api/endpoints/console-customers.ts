import { actionAnswer } from "@/lib/contracts/console/action";
import { bookingParams } from "@/lib/contracts/console/bookings";
import * as customers from "@/lib/contracts/console/customers";
import { idParams } from "@/lib/contracts/fields";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const ONE = { params: idParams, response: actionAnswer } as const;
const CUSTOMER = { ...ONE, access: { staff: "customers.write" } } as const;
const REVIEW = {
  params: customers.reviewParams,
  response: actionAnswer,
  access: { staff: "reviews.write" },
} as const;
const GUESTS = {
  params: bookingParams,
  body: customers.plainAction,
  response: actionAnswer,
  access: { staff: "guests.write" },
} as const;

/** What the console does with accounts of customers, and with what customers write, share and wait for. */
export const CONSOLE_CUSTOMER_ENDPOINTS = {
  "POST /operate/customers/{id}/login-link": { ...CUSTOMER, body: customers.plainAction },
  "POST /operate/customers/{id}/end-sessions": { ...CUSTOMER, body: customers.sessionsAction },
  "POST /operate/customers/{id}/remove-passkeys": { ...CUSTOMER, body: customers.passkeysAction },
  "POST /operate/customers/{id}/disconnect-google": { ...CUSTOMER, body: customers.plainAction },
  "POST /operate/customers/{id}/correct-email": {
    ...ONE,
    // Whoever changes the address can have the account.
    access: { staff: "customers.write", confirmed: true },
    body: customers.correctEmailAction,
  },
  "POST /operate/customers/{id}/block": { ...CUSTOMER, body: customers.reasonAction },
  "POST /operate/customers/{id}/unblock": { ...CUSTOMER, body: customers.plainAction },
  "POST /operate/customers/{id}/mail-data": {
    ...ONE,
    access: { staff: "customers.export", confirmed: true },
    body: customers.plainAction,
  },
  "POST /operate/customers/{id}/erase": {
    ...ONE,
    access: { staff: "customers.erase", confirmed: true },
    body: customers.plainAction,
  },
  "POST /operate/reviews/{review}/hide": { ...REVIEW, body: customers.reasonAction },
  "POST /operate/reviews/{review}/publish": { ...REVIEW, body: customers.plainAction },
  "POST /operate/shortlists/{id}/end": {
    ...ONE,
    access: { staff: "shortlists.write" },
    body: customers.reasonAction,
  },
  "POST /operate/waiting/{id}/remove": {
    ...ONE,
    access: { staff: "waiting.write" },
    body: customers.reasonAction,
  },
  "POST /operate/bookings/{number}/close-guests": GUESTS,
  "POST /operate/bookings/{number}/renew-guests": GUESTS,
  "POST /operate/staff/invitations/{id}/withdraw": {
    ...ONE,
    access: { staff: "staff.write", confirmed: true },
    body: customers.plainAction,
  },
} as const satisfies EndpointRows;
