import { actionAnswer } from "@/lib/contracts/console/action";
import * as settings from "@/lib/contracts/console/settings";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

/** What the console sets for the whole site. */
export const CONSOLE_SETTING_ENDPOINTS = {
  "POST /operate/settings/{setting}": {
    access: { staff: "settings.write", confirmed: true },
    params: settings.settingParams,
    body: settings.settingAction,
    response: actionAnswer,
  },
  "POST /operate/rates/{currency}": {
    access: { staff: "rates.write", confirmed: true },
    params: settings.currencyParams,
    body: settings.rateAction,
    response: actionAnswer,
  },
  "POST /operate/roads": {
    access: { staff: "catalogue.write" },
    body: settings.roadAction,
    response: actionAnswer,
  },
} as const satisfies EndpointRows;
