import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/customers/{id}/erase", ({ params, by, now }) =>
  deleteAccount(params.id, by, now),
);
