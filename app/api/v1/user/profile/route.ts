import { currentUserAnswer, profileBody } from "@/lib/contracts/user";
import { accept } from "@/lib/domain/shared/outcome";
import { updateProfile } from "@/lib/server/accounts/update-profile";
import { endpoint } from "@/lib/server/http/endpoint";

export const PUT = endpoint({
  body: profileBody,
  answer: currentUserAnswer,
  session: "required",
  limit: { name: "profile", points: 60, seconds: 3600 },
  handle: async ({ body, session, now }) => {
    const outcome = await updateProfile(session.userId, body, now);
    return outcome.ok ? accept({ user: outcome.value }) : outcome;
  },
});
