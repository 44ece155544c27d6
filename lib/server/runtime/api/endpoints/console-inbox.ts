import { actionAnswer } from "@/lib/contracts/console/action";
import * as bookings from "@/lib/contracts/console/bookings";
import * as inbox from "@/lib/contracts/console/inbox";
import { idParams } from "@/lib/contracts/fields";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const ONE = { access: { staff: "inbox.write" }, params: inbox.conversationParams } as const;
const TEMPLATES = { staff: "templates.write" } as const;

/** What staff does with conversations, and the templates of answers. */
export const CONSOLE_INBOX_ENDPOINTS = {
  "POST /operate/inbox/{kind}/{id}/claim": { ...ONE, body: inbox.claimBody, response: null },
  "DELETE /operate/inbox/{kind}/{id}/claim": { ...ONE, response: null },
  "POST /operate/inbox/{kind}/{id}/notes": {
    ...ONE,
    access: { staff: "notes.write" },
    body: bookings.noteBody,
    response: null,
  },
  "POST /operate/inbox/{kind}/{id}/done": { ...ONE, body: inbox.settleBody, response: null },
  "DELETE /operate/inbox/{kind}/{id}/done": { ...ONE, response: null },
  "POST /operate/inbox/{kind}/{id}/answer": { ...ONE, body: inbox.answerAction, response: actionAnswer },
  "POST /operate/inbox/{kind}/{id}/close": { ...ONE, body: bookings.plainAction, response: actionAnswer },
  "POST /operate/inbox/{kind}/{id}/open": { ...ONE, body: bookings.plainAction, response: actionAnswer },
  "POST /operate/inbox/templates": {
    access: TEMPLATES,
    body: inbox.templateAction,
    response: actionAnswer,
  },
  "POST /operate/inbox/templates/{id}/change": {
    access: TEMPLATES,
    params: idParams,
    body: inbox.changedTemplateAction,
    response: actionAnswer,
  },
  "POST /operate/inbox/templates/{id}/remove": {
    access: TEMPLATES,
    params: idParams,
    body: bookings.plainAction,
    response: actionAnswer,
  },
} as const satisfies EndpointRows;
