import { deskActorOf } from "@/lib/server/people/desk/desk-session";
import { changeHelper, removeHelper } from "@/lib/server/people/owners/owner-helpers";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint("PUT /owner-desk/members/{id}", ({ session, params, body, now }) =>
  changeHelper(session, params.id, body, deskActorOf(session), now),
);

export const DELETE = endpoint("DELETE /owner-desk/members/{id}", ({ session, params, now }) =>
  removeHelper(session, params.id, deskActorOf(session), now),
);
