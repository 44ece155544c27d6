import { changePassword } from "@/lib/server/accounts/password/change-password";
import { endpoint } from "@/lib/server/api/endpoint";

export const PUT = endpoint("PUT /user/change-password", ({ body, session, now }) =>
  changePassword(session, body, now),
);
