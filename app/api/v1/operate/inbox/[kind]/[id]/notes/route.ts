import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { noteConversation } from "@/lib/server/talk/inbox/note-conversation";

export const POST = endpoint(
  "POST /operate/inbox/{kind}/{id}/notes",
  ({ params: { kind, id: number }, body, session, now }) =>
    noteConversation({ kind, number }, body.text, actorOf(session), now),
);
