import { action } from "@/lib/server/operator/action";
import { blockWriting } from "@/lib/server/talk/messages/writing-block";

export const POST = action("POST /operate/customers/{id}/block", ({ params, body, by, now }) =>
  blockWriting(params.id, body.reason, by, now),
);
