import { verifyContact } from "@/lib/server/accounts/contact/verify-contact";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /auth/verify-phone", ({ body, session, now }) =>
  verifyContact(session, "phone", body.code, now),
);
