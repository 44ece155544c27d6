import { changePasswordBody } from "@/lib/contracts/user";
import { changePassword } from "@/lib/server/accounts/password/change-password";
import { endpoint } from "@/lib/server/api/endpoint";

export const PUT = endpoint({
  body: changePasswordBody,
  response: null,
  session: "required",
  limit: { name: "change_password", points: 20, seconds: 900, shared: true },
  handle: ({ body, session, now }) => changePassword(session, body, now),
});
