import { closeMonth } from "@/lib/server/money/statements/close-month";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/owners-money/months", ({ body, by, now }) =>
  closeMonth(body.month, by, now),
);
