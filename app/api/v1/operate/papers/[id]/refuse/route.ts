import { action } from "@/lib/server/operator/action";
import { refusePaper } from "@/lib/server/people/owners/papers/check-paper";

export const POST = action("POST /operate/papers/{id}/refuse", ({ params, body, by, now }) =>
  refusePaper(params.id, body.reason, by, now),
);
