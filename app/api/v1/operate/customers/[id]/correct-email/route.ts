import { askForCorrectEmail } from "@/lib/server/people/accounts/contact/correct-email";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/customers/{id}/correct-email", ({ params, body, by, now }) =>
  askForCorrectEmail({ userId: params.id, email: body.email, reason: body.reason }, by, now),
);
