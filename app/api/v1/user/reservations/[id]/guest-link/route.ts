import { endpoint } from "@/lib/server/api/endpoint";
import { closeInvitation, openInvitation } from "@/lib/server/guests/open-invitation";

export const POST = endpoint("POST /user/reservations/{id}/guest-link", ({ params, session, locale, now }) =>
  openInvitation(session.userId, params.id, locale, now),
);

export const DELETE = endpoint("DELETE /user/reservations/{id}/guest-link", ({ params, session }) =>
  closeInvitation(session.userId, params.id),
);
