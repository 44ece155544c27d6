import { accept } from "@/lib/domain/shared/outcome";
import { openDemoConsole } from "@/lib/server/people/staff/demo-console";
import { setStaffCookie } from "@/lib/server/people/staff/staff-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/demo", async (call) => {
  const { body, headers, requestHeaders, userAgent, clientAddress, now } = call;
  const origin = { userAgent, clientAddress, host: requestHeaders.get("host") };
  const entered = await openDemoConsole(body.token, origin, now);
  if (!entered.ok) return entered;
  setStaffCookie(headers, entered.value.token);
  return accept(null);
});
