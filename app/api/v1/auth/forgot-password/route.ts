import { askedAnswer, forgotPasswordBody } from "@/lib/contracts/auth";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { hashToken } from "@/lib/server/accounts/hash-token";
import { askPasswordReset } from "@/lib/server/accounts/request-password-reset";
import { endpoint } from "@/lib/server/http/endpoint";
import { takePoint } from "@/lib/server/http/rate-limit";

const PER_ACCOUNT = { name: "forgot_account", points: 3, seconds: 3600, shared: true };

export const POST = endpoint({
  body: forgotPasswordBody,
  answer: askedAnswer,
  session: "none",
  limit: { name: "forgot_address", points: 30, seconds: 3600, shared: true },
  status: 202,
  handle: async ({ body }) => {
    const retryAfterSeconds = await takePoint(PER_ACCOUNT, hashToken(body.email));
    if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
    await askPasswordReset(body.email);
    return accept({});
  },
});
