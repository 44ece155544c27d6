import { accept } from "@/lib/domain/shared/outcome";
import { logIn } from "@/lib/server/people/accounts/log-in";
import { deliverSession } from "@/lib/server/people/accounts/sessions/deliver-session";
import { isKnownDevice } from "@/lib/server/people/accounts/sessions/known-device";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /auth/login",
  async ({ body, session, clientAddress, userAgent, now, requestHeaders, headers }) => {
    const knownDevice = isKnownDevice(requestHeaders, body.email, now);
    const origin = { sessionId: session?.id ?? null, clientAddress, userAgent, knownDevice };
    const outcome = await logIn(body, origin, now);
    return outcome.ok ? accept(deliverSession(outcome.value, body.session, headers, now)) : outcome;
  },
);
