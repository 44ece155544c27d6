import { customerOf } from "@/lib/domain/shared/actor";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { clearSessionCookies } from "@/lib/server/people/accounts/sessions/session-cookie";
import { requireStepUp } from "@/lib/server/people/accounts/step-up/require-step-up";
import { updateProfile } from "@/lib/server/people/accounts/update-profile";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint("PUT /user/profile", ({ body, session, now }) =>
  updateProfile(session, body, now),
);

export const DELETE = endpoint("DELETE /user/profile", async ({ session, now, headers }) => {
  const confirmed = requireStepUp(session);
  if (!confirmed.ok) return confirmed;
  const outcome = await deleteAccount(session.userId, customerOf(session.userId), now);
  if (outcome.ok) clearSessionCookies(headers);
  return outcome;
});
