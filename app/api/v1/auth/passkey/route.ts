import { accept } from "@/lib/domain/shared/outcome";
import { markedBrowser } from "@/lib/server/accounts/passkeys/challenges";
import { logInByPasskey } from "@/lib/server/accounts/passkeys/log-in-by-passkey";
import { deliverSession } from "@/lib/server/accounts/sessions/deliver-session";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint(
  "POST /auth/passkey",
  async ({ body, session, clientAddress, userAgent, now, requestHeaders, headers }) => {
    const origin = { sessionId: session?.id ?? null, clientAddress, userAgent };
    const outcome = await logInByPasskey(body.passkey, markedBrowser(requestHeaders), origin, now);
    return outcome.ok ? accept(deliverSession(outcome.value, "cookie", headers, now)) : outcome;
  },
);
