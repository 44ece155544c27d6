import { freeOwnBoats } from "@/lib/server/people/desk/desk-blocks";
import { deskActorOf } from "@/lib/server/people/desk/desk-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/blocks/remove", ({ body, session, now }) =>
  freeOwnBoats(session.ownerId, body.blocks, deskActorOf(session), now),
);
