import { action } from "@/lib/server/operator/action";
import { changeMember } from "@/lib/server/people/owners/owner-members";

export const POST = action(
  "POST /operate/owners/{id}/change-member",
  ({ params, body: { fingerprint: _, member, ...fields }, by, now }) =>
    changeMember(params.id, member, fields, by, now),
);
