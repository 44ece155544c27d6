import { actionAnswer } from "@/lib/contracts/console/action";
import * as money from "@/lib/contracts/console/owners-money";
import { idParams } from "@/lib/contracts/fields";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const ACTION = { access: { staff: "owners_money.write" }, response: actionAnswer } as const;
const CONFIRMED = { ...ACTION, access: { staff: "owners_money.write", confirmed: true } } as const;

/** What the console does with owners' money. */
export const CONSOLE_OWNERS_MONEY_ENDPOINTS = {
  "POST /operate/owners-money/months": { ...ACTION, body: money.closeMonthAction },
  "POST /operate/owners-money/payouts": { ...ACTION, body: money.preparePayoutsAction },
  "POST /operate/owners-money/payouts/{id}/paid": { ...ACTION, params: idParams, body: money.markPaidAction },
  "POST /operate/owners-money/payouts/{id}/withdraw": {
    ...ACTION,
    params: idParams,
    body: money.withdrawAction,
  },
  "POST /operate/owners-money/rates": { ...CONFIRMED, body: money.setRateAction },
  "POST /operate/owners-money/corrections": { ...CONFIRMED, body: money.correctAction },
} as const satisfies EndpointRows;
