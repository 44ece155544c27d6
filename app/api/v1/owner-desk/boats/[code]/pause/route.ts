import { pauseOwnBoat } from "@/lib/server/people/desk/desk-boat";
import { deskActorOf } from "@/lib/server/people/desk/desk-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/boats/{code}/pause", ({ params, body, session, now }) =>
  pauseOwnBoat(session.ownerId, params.code, body.paused, deskActorOf(session), now),
);
