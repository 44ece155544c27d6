import { action } from "@/lib/server/operator/action";
import { addMember } from "@/lib/server/people/owners/owner-members";

export const POST = action(
  "POST /operate/owners/{id}/add-member",
  ({ params, body: { fingerprint: _, ...fields }, by }) => addMember(params.id, fields, by),
);
