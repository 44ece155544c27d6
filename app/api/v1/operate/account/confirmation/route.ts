import { accept } from "@/lib/domain/shared/outcome";
import { stepUpStaff } from "@/lib/server/people/staff/own-staff-account";
import { setStaffCookie } from "@/lib/server/people/staff/staff-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /operate/account/confirmation",
  async ({ session, body, headers, now }) => {
    const confirmed = await stepUpStaff(session, body.passkey, now);
    if (!confirmed.ok) return confirmed;
    setStaffCookie(headers, confirmed.value.token);
    return accept(null);
  },
);
