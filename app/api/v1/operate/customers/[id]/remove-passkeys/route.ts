import { action } from "@/lib/server/operator/action";
import { removeCustomerPasskeys } from "@/lib/server/people/accounts/care/remove-customer-passkeys";

export const POST = action("POST /operate/customers/{id}/remove-passkeys", ({ params, body, by, now }) =>
  removeCustomerPasskeys(params.id, body.passkey ?? null, by, now),
);
