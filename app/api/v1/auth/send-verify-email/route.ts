import { sendVerifyCode } from "@/lib/server/people/accounts/contact/verify-contact";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /auth/send-verify-email", ({ session, now }) =>
  sendVerifyCode(session, "email", now),
);
