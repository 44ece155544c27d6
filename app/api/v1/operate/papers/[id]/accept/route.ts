import { action } from "@/lib/server/operator/action";
import { acceptPaper } from "@/lib/server/people/owners/papers/check-paper";

export const POST = action("POST /operate/papers/{id}/accept", ({ params, by, now }) =>
  acceptPaper(params.id, by, now),
);
