import { action } from "@/lib/server/operator/action";
import { proposeBoatCode } from "@/lib/server/operator/read-boat-record";
import { draftAppliedBoats } from "@/lib/server/people/owners/draft-applied-boats";
import { inviteOwner } from "@/lib/server/people/owners/owner-invitation";

export const POST = action("POST /operate/owners/{id}/invite", async ({ params, by, now }) => {
  const invited = await inviteOwner(params.id, by, now);
  return invited.ok ? draftAppliedBoats(params.id, proposeBoatCode, by, now) : invited;
});
