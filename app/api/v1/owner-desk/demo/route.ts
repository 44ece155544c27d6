import { accept } from "@/lib/domain/shared/outcome";
import { openDemoDesk } from "@/lib/server/people/desk/demo-desk";
import { setDeskCookie } from "@/lib/server/people/desk/desk-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/demo", async (call) => {
  const { body, headers, requestHeaders, userAgent, clientAddress, now } = call;
  const origin = { userAgent, clientAddress, host: requestHeaders.get("host") };
  const entered = await openDemoDesk(body.token, origin, now);
  if (!entered.ok) return entered;
  setDeskCookie(headers, entered.value.token);
  return accept(null);
});
