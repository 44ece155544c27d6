import { withdrawInvitation } from "@/lib/server/people/staff/invite-staff";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/staff/invitations/{id}/withdraw", ({ params, by, now }) =>
  withdrawInvitation(params.id, by, now),
);
