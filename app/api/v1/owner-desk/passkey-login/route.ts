import { accept } from "@/lib/domain/shared/outcome";
import { markedBrowser } from "@/lib/server/people/accounts/passkeys/challenges";
import { logInToDesk } from "@/lib/server/people/desk/desk-account";
import { setDeskCookie } from "@/lib/server/people/desk/desk-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/passkey-login", async (call) => {
  const { body, session, requestHeaders, headers, userAgent, clientAddress, now } = call;
  const login = { userAgent, clientAddress, sessionId: session?.id ?? null };
  const entered = await logInToDesk(body.passkey, markedBrowser(requestHeaders), login, now);
  if (!entered.ok) return entered;
  setDeskCookie(headers, entered.value.token);
  return accept(null);
});
