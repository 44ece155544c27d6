import { accept } from "@/lib/domain/shared/outcome";
import { setDeskCookie } from "@/lib/server/people/desk/desk-cookie";
import { logInByDeskLink } from "@/lib/server/people/desk/log-in-by-link";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/sessions", async (call) => {
  const { body, session, headers, userAgent, clientAddress, now } = call;
  const origin = { userAgent, clientAddress, sessionId: session?.id ?? null };
  const entered = await logInByDeskLink(body.token, origin, now);
  if (!entered.ok) return entered;
  setDeskCookie(headers, entered.value.token);
  return accept(null);
});
