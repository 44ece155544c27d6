import { changePassword } from "@/lib/server/people/accounts/password/change-password";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint("PUT /user/change-password", ({ body, session, now }) =>
  changePassword(session, body, now),
);
