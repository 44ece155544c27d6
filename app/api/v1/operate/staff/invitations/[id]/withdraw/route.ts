import { action } from "@/lib/server/operator/action";
import { withdrawInvitation } from "@/lib/server/people/staff/invite-staff";

export const POST = action("POST /operate/staff/invitations/{id}/withdraw", ({ params, by, now }) =>
  withdrawInvitation(params.id, by, now),
);
