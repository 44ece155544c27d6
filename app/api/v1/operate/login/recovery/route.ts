import { accept } from "@/lib/domain/shared/outcome";
import { logInByRecoveryCode } from "@/lib/server/people/staff/log-in-staff";
import { setStaffCookie } from "@/lib/server/people/staff/staff-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/login/recovery", async (call) => {
  const { body, session, headers, userAgent, clientAddress, now } = call;
  const login = { userAgent, clientAddress, sessionId: session?.id ?? null };
  const entered = await logInByRecoveryCode(body, login, now);
  if (!entered.ok) return entered;
  setStaffCookie(headers, entered.value.token);
  return accept(null);
});
