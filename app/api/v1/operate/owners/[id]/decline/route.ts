import { action } from "@/lib/server/operator/action";
import { declineOwner } from "@/lib/server/people/owners/owner-invitation";

export const POST = action("POST /operate/owners/{id}/decline", ({ params, body, by, now }) =>
  declineOwner(params.id, body.reason, by, now),
);
