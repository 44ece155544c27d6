import { action } from "@/lib/server/operator/action";
import { answerConversation } from "@/lib/server/talk/inbox/answer-conversation";

export const POST = action(
  "POST /operate/inbox/{kind}/{id}/answer",
  ({ params: { kind, id: number }, body: { text, as, last }, by, now }) =>
    answerConversation({ kind, number }, { text, as, last }, by, now),
);
