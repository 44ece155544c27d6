import { preparePayouts } from "@/lib/server/money/payouts/prepare-payouts";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/owners-money/payouts", ({ by, now }) => preparePayouts(by, now));
