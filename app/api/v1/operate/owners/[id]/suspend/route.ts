import { action } from "@/lib/server/operator/action";
import { suspendOwner } from "@/lib/server/people/owners/change-owner-state";

export const POST = action("POST /operate/owners/{id}/suspend", ({ params, body, by, now }) =>
  suspendOwner(params.id, body.reason, by, now),
);
