import { action } from "@/lib/server/operator/action";
import { mailData } from "@/lib/server/people/accounts/care/mail-data";

export const POST = action("POST /operate/customers/{id}/mail-data", ({ params, by, now }) =>
  mailData(params.id, by, now),
);
