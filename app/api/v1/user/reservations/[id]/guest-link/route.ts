import { customerOf } from "@/lib/domain/shared/actor";
import { closeInvitation, openInvitation } from "@/lib/server/booking/guests/open-invitation";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /user/reservations/{id}/guest-link", ({ params, session, locale, now }) =>
  openInvitation(session.userId, params.id, locale, now),
);

export const DELETE = endpoint("DELETE /user/reservations/{id}/guest-link", ({ params, session }) =>
  closeInvitation(customerOf(session.userId), params.id),
);
