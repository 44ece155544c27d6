import { saveOwnPart } from "@/lib/server/people/desk/desk-boat";
import { deskActorOf } from "@/lib/server/people/desk/desk-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/boats/{code}/part", ({ params, body, session, now }) =>
  saveOwnPart(session.ownerId, params.code, body, deskActorOf(session), now),
);
