import { accept } from "@/lib/domain/shared/outcome";
import { registerUser } from "@/lib/server/accounts/register-user";
import { deliverSession } from "@/lib/server/accounts/sessions/deliver-session";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint(
  "POST /auth/register",
  async ({ body, locale, clientAddress, userAgent, now, headers }) => {
    const outcome = await registerUser(body, { locale, clientAddress, userAgent }, now);
    return outcome.ok ? accept(deliverSession(outcome.value, body.session, headers, now)) : outcome;
  },
);
