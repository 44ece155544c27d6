import { accept, refuse } from "@/lib/domain/shared/outcome";
import { registerUser } from "@/lib/server/people/accounts/register-user";
import { deliverSession } from "@/lib/server/people/accounts/sessions/deliver-session";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { consumePoint } from "@/lib/server/platform/request/rate-limit";
import { senderKey } from "@/lib/server/platform/request/sender-key";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

/** One e-mail address from one sender, so that strangers who share an address do not use up each other's tries. */
const PER_EMAIL = { name: "register_email", points: 10, seconds: 3600, shared: true };

export const POST = endpoint(
  "POST /auth/register",
  async ({ body, locale, clientAddress, userAgent, now, headers }) => {
    const retryAfterSeconds = await consumePoint(
      PER_EMAIL,
      hashToken(`${senderKey(clientAddress)} ${body.email}`),
    );
    if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
    const outcome = await registerUser(body, { locale, clientAddress, userAgent }, now);
    return outcome.ok ? accept(deliverSession(outcome.value, body.session, headers, now)) : outcome;
  },
);
