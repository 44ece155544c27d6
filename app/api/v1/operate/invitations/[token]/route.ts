import { accept } from "@/lib/domain/shared/outcome";
import { acceptInvitation } from "@/lib/server/people/staff/accept-invitation";
import { setStaffCookie } from "@/lib/server/people/staff/staff-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/invitations/{token}", async (call) => {
  const { params, body, headers, userAgent, clientAddress, now } = call;
  const { name, passkey_name: passkeyName, credential } = body;
  const given = { name, passkeyName, credential };
  const joined = await acceptInvitation(params.token, given, { userAgent, clientAddress }, now);
  if (!joined.ok) return joined;
  setStaffCookie(headers, joined.value.token);
  return accept({ recovery_codes: joined.value.recoveryCodes });
});
