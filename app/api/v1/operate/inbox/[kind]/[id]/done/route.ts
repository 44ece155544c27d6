import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { reopenConversation, settleConversation } from "@/lib/server/talk/inbox/settle-conversation";

export const POST = endpoint(
  "POST /operate/inbox/{kind}/{id}/done",
  ({ params: { kind, id: number }, body, session }) =>
    settleConversation({ kind, number }, body.last, actorOf(session)),
);

export const DELETE = endpoint(
  "DELETE /operate/inbox/{kind}/{id}/done",
  ({ params: { kind, id: number }, session }) => reopenConversation({ kind, number }, actorOf(session)),
);
