import { accept } from "@/lib/domain/shared/outcome";
import { markedBrowser } from "@/lib/server/people/accounts/passkeys/challenges";
import { logInByPasskey } from "@/lib/server/people/accounts/passkeys/log-in-by-passkey";
import { deliverSession } from "@/lib/server/people/accounts/sessions/deliver-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /auth/passkey",
  async ({ body, session, clientAddress, userAgent, now, requestHeaders, headers }) => {
    const origin = { sessionId: session?.id ?? null, clientAddress, userAgent };
    const outcome = await logInByPasskey(body.passkey, markedBrowser(requestHeaders), origin, now);
    return outcome.ok ? accept(deliverSession(outcome.value, "cookie", headers, now)) : outcome;
  },
);
