import { action } from "@/lib/server/operator/action";
import { disconnectCustomerGoogle } from "@/lib/server/people/accounts/care/disconnect-customer-google";

export const POST = action("POST /operate/customers/{id}/disconnect-google", ({ params, by, now }) =>
  disconnectCustomerGoogle(params.id, by, now),
);
