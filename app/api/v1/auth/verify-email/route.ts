import { verifyCodeBody } from "@/lib/contracts/auth";
import { verifyContact } from "@/lib/server/accounts/contact/verify-contact";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  body: verifyCodeBody,
  response: null,
  session: "required",
  limit: { name: "verify_address", points: 60, seconds: 3600, shared: true },
  handle: ({ body, session, now }) => verifyContact(session, "email", body.code, now),
});
