import { mailLoginLink } from "@/lib/server/people/accounts/log-in-by-token";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/customers/{id}/login-link", ({ params, by, now }) =>
  mailLoginLink(params.id, by, now),
);
