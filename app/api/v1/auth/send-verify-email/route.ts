import { sendVerifyCode } from "@/lib/server/accounts/contact/verify-contact";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /auth/send-verify-email", ({ session, now }) =>
  sendVerifyCode(session, "email", now),
);
