import { setMoneyRate } from "@/lib/server/money/payouts/set-money-rate";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/owners-money/rates", ({ body, by, now }) => {
  const { kind, from_day: fromDay, percent: hundredths, boat: boatCode, owner: ownerEmail, base } = body;
  return setMoneyRate({ kind, fromDay, hundredths, boatCode, ownerEmail, base }, by, now);
});
