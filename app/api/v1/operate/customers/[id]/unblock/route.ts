import { action } from "@/lib/server/operator/action";
import { allowWriting } from "@/lib/server/talk/messages/writing-block";

export const POST = action("POST /operate/customers/{id}/unblock", ({ params, by }) =>
  allowWriting(params.id, by),
);
