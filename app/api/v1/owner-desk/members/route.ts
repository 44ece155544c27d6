import { deskActorOf } from "@/lib/server/people/desk/desk-session";
import { addHelper } from "@/lib/server/people/owners/owner-helpers";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/members", ({ session, body, now }) =>
  addHelper(session, body, deskActorOf(session), now),
);
