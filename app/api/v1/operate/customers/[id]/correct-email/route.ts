import { action } from "@/lib/server/operator/action";
import { askForCorrectEmail } from "@/lib/server/people/accounts/contact/correct-email";

export const POST = action("POST /operate/customers/{id}/correct-email", ({ params, body, by, now }) =>
  askForCorrectEmail({ userId: params.id, email: body.email, reason: body.reason }, by, now),
);
