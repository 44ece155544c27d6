import { mailData } from "@/lib/server/people/accounts/care/mail-data";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/customers/{id}/mail-data", ({ params, by, now }) =>
  mailData(params.id, by, now),
);
