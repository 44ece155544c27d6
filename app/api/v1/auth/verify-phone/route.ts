import { verifyContact } from "@/lib/server/people/accounts/contact/verify-contact";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /auth/verify-phone", ({ body, session, now }) =>
  verifyContact(session, "phone", body.code, now),
);
