import { resetPasswordBody } from "@/lib/contracts/auth";
import { resetPassword } from "@/lib/server/accounts/password/reset-password";
import { clearSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  body: resetPasswordBody,
  response: null,
  session: "none",
  limit: { name: "reset_address", points: 20, seconds: 3600, shared: true },
  handle: async ({ body, now, headers }) => {
    const outcome = await resetPassword(body, now);
    if (outcome.ok) clearSessionCookies(headers);
    return outcome;
  },
});
