import { action } from "@/lib/server/operator/action";
import { disableMember } from "@/lib/server/people/owners/owner-members";

export const POST = action("POST /operate/owners/{id}/disable-member", ({ params, body, by, now }) =>
  disableMember(params.id, body.member, by, now),
);
