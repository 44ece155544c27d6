import { addGuest, setGuestSettings } from "@/lib/server/booking/guests/change-guests";
import { getOwnGuests } from "@/lib/server/booking/guests/own-guests";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/reservations/{id}/guests", ({ params, session, locale, now }) =>
  getOwnGuests(session.userId, params.id, locale, now),
);

export const POST = endpoint(
  "POST /user/reservations/{id}/guests",
  ({ params, body, session, locale, now }) =>
    addGuest({ userId: session.userId, reservationId: params.id, locale, now }, body),
);

export const PUT = endpoint("PUT /user/reservations/{id}/guests", ({ params, body, session, locale, now }) =>
  setGuestSettings({ userId: session.userId, reservationId: params.id, locale, now }, body.shows_cost),
);
