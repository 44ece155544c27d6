import { refuse } from "@/lib/domain/shared/outcome";
import { action } from "@/lib/server/operator/action";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";

export const POST = action("POST /operate/customers/{id}/erase", async ({ params, by, now }) => {
  const erased = await deleteAccount(params.id, by, now);
  // The sentence of `trip_coming` speaks to the customer.
  return !erased.ok && erased.code === "trip_coming" ? refuse("customer_trip_coming") : erased;
});
