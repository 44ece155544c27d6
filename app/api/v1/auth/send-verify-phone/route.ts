import { sendVerifyCode } from "@/lib/server/people/accounts/contact/verify-contact";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /auth/send-verify-phone", ({ session, now }) =>
  sendVerifyCode(session, "phone", now),
);
