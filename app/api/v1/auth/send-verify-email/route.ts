import { resendAnswer } from "@/lib/contracts/auth";
import { sendVerifyEmail } from "@/lib/server/accounts/verify-email";
import { endpoint } from "@/lib/server/http/endpoint";

export const POST = endpoint({
  answer: resendAnswer,
  session: "required",
  limit: { name: "send_verify_address", points: 30, seconds: 3600, shared: true },
  handle: ({ session, now }) => sendVerifyEmail(session, now),
});
