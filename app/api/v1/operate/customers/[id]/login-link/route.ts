import { action } from "@/lib/server/operator/action";
import { mailLoginLink } from "@/lib/server/people/accounts/log-in-by-token";

export const POST = action("POST /operate/customers/{id}/login-link", ({ params, by, now }) =>
  mailLoginLink(params.id, by, now),
);
