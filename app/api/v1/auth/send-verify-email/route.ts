import { resendResponse } from "@/lib/contracts/auth";
import { sendVerifyCode } from "@/lib/server/accounts/contact/verify-contact";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  response: resendResponse,
  session: "required",
  limit: { name: "send_verify_address", points: 30, seconds: 3600, shared: true },
  handle: ({ session, now }) => sendVerifyCode(session, "email", now),
});
