import { accept } from "@/lib/domain/shared/outcome";
import { markedBrowser } from "@/lib/server/people/accounts/passkeys/challenges";
import { logInStaff } from "@/lib/server/people/staff/log-in-staff";
import { setStaffCookie } from "@/lib/server/people/staff/staff-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/login", async (call) => {
  const { body, session, requestHeaders, headers, userAgent, clientAddress, now } = call;
  const login = { userAgent, clientAddress, sessionId: session?.id ?? null };
  const entered = await logInStaff(body.passkey, markedBrowser(requestHeaders), login, now);
  if (!entered.ok) return entered;
  setStaffCookie(headers, entered.value.token);
  return accept(null);
});
