import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { claimConversation, releaseConversation } from "@/lib/server/talk/inbox/claim-conversation";

export const POST = endpoint(
  "POST /operate/inbox/{kind}/{id}/claim",
  ({ params: { kind, id: number }, body, session, now }) =>
    claimConversation({ kind, number }, body.from, actorOf(session), now),
);

export const DELETE = endpoint(
  "DELETE /operate/inbox/{kind}/{id}/claim",
  ({ params: { kind, id: number }, session }) => releaseConversation({ kind, number }, actorOf(session)),
);
