import { profileBody, userAnswer } from "@/lib/contracts/user";
import { updateProfile } from "@/lib/server/accounts/update-profile";
import { endpoint } from "@/lib/server/http/endpoint";

export const PUT = endpoint({
  body: profileBody,
  answer: userAnswer,
  session: "required",
  limit: { name: "profile", points: 60, seconds: 3600 },
  handle: ({ body, session, now }) => updateProfile(session.userId, body, now),
});
