import { action } from "@/lib/server/operator/action";
import { removeWaitingEntry } from "@/lib/server/talk/waiting/waiting-entries";

export const POST = action("POST /operate/waiting/{id}/remove", ({ params, body, by, now }) =>
  removeWaitingEntry(params.id, body.reason, by, now),
);
