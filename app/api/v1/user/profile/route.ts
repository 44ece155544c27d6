import { profileBody, userResponse } from "@/lib/contracts/user";
import { deleteAccount } from "@/lib/server/accounts/delete-account";
import { clearSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { requireStepUp } from "@/lib/server/accounts/step-up/require-step-up";
import { updateProfile } from "@/lib/server/accounts/update-profile";
import { endpoint } from "@/lib/server/api/endpoint";

export const PUT = endpoint({
  body: profileBody,
  response: userResponse,
  session: "required",
  limit: { name: "profile", points: 60, seconds: 3600 },
  handle: ({ body, session, now }) => updateProfile(session, body, now),
});

export const DELETE = endpoint({
  response: null,
  session: "required",
  limit: { name: "delete_account", points: 20, seconds: 3600, shared: true },
  handle: async ({ session, now, headers }) => {
    const confirmed = requireStepUp(session);
    if (!confirmed.ok) return confirmed;
    const outcome = await deleteAccount(session.userId, now);
    if (outcome.ok) clearSessionCookies(headers);
    return outcome;
  },
});
