import { actionAnswer, actionBody } from "@/lib/contracts/console/action";
import * as lists from "@/lib/contracts/console/lists";
import { idParams } from "@/lib/contracts/fields";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const ACTION = { body: actionBody({}), response: actionAnswer } as const;

/** Lists of the console: the own views, files of what a list shows, and what is done in the lists of money. */
export const CONSOLE_LIST_ENDPOINTS = {
  "POST /operate/views": { access: { staff: "views.write" }, body: lists.saveViewBody, response: null },
  "DELETE /operate/views/{id}": { access: { staff: "views.write" }, params: idParams, response: null },
  /** The file itself is a page's: this asks for the confirmation first. */
  "POST /operate/exports": { access: { staff: "export.csv", confirmed: true }, response: null },
  "POST /operate/payments/comparison": {
    access: { staff: "payments.compare" },
    body: lists.comparisonBody,
    // Two bytes for a letter outside of ASCII, and the escapes of JSON.
    maxBodyBytes: 2 * lists.MAX_SETTLEMENT,
    response: lists.comparisonResponse,
  },
  "POST /operate/refunds/{id}/retry": {
    ...ACTION,
    access: { staff: "refunds.retry" },
    params: idParams,
  },
  "POST /operate/payments/reconcile": { ...ACTION, access: { staff: "payments.reconcile" } },
} as const satisfies EndpointRows;
