import { verifyContact } from "@/lib/server/accounts/contact/verify-contact";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /auth/verify-email", ({ body, session, now }) =>
  verifyContact(session, "email", body.code, now),
);
