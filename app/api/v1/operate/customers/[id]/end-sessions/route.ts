import { action } from "@/lib/server/operator/action";
import { endCustomerSessions } from "@/lib/server/people/accounts/care/end-customer-sessions";

export const POST = action("POST /operate/customers/{id}/end-sessions", ({ params, body, by }) =>
  endCustomerSessions(params.id, body.session ?? null, by),
);
