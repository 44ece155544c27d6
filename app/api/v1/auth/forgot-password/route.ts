import { accept, refuse } from "@/lib/domain/shared/outcome";
import { queuePasswordReset } from "@/lib/server/people/accounts/password/queue-password-reset";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { consumePoint } from "@/lib/server/platform/request/rate-limit";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

const PER_ACCOUNT = { name: "forgot_account", points: 3, seconds: 3600, shared: true };

export const POST = endpoint("POST /auth/forgot-password", async ({ body, now }) => {
  const retryAfterSeconds = await consumePoint(PER_ACCOUNT, hashToken(body.email));
  if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
  const queued = await queuePasswordReset(body.email, now);
  return queued.ok ? accept({}) : queued;
});
