import { action } from "@/lib/server/operator/action";
import { enableMember } from "@/lib/server/people/owners/owner-members";

export const POST = action("POST /operate/owners/{id}/enable-member", ({ params, body, by, now }) =>
  enableMember(params.id, body.member, by, now),
);
