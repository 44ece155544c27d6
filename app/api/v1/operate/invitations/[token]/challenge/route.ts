import { requestInvitedPasskey } from "@/lib/server/people/staff/accept-invitation";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/invitations/{token}/challenge", async ({ params, now }) =>
  requestInvitedPasskey(params.token, now),
);
