import { takeBackEmailBody } from "@/lib/contracts/account";
import { takeBackEmail } from "@/lib/server/accounts/contact/take-back-email";
import { clearSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  body: takeBackEmailBody,
  response: null,
  session: "none",
  limit: { name: "take_back_address", points: 20, seconds: 3600, shared: true },
  handle: async ({ body, now, headers }) => {
    const outcome = await takeBackEmail(body.token, now);
    if (outcome.ok) clearSessionCookies(headers);
    return outcome;
  },
});
