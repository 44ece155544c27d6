import { actionAnswer } from "@/lib/contracts/console/action";
import * as calendars from "@/lib/contracts/console/calendars";
import { idParams } from "@/lib/contracts/fields";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const ACTION = { access: { staff: "calendars.write" }, response: actionAnswer } as const;
const ONE = { ...ACTION, params: idParams, body: calendars.plainAction } as const;
/** Two bytes for a letter outside of ASCII, and the escapes of JSON. */
const FILE = { maxBodyBytes: 2 * calendars.MAX_CALENDAR_LENGTH } as const;

/** What the console does with calendars of other platforms. */
export const CONSOLE_CALENDAR_ENDPOINTS = {
  "POST /operate/calendars": { ...ACTION, body: calendars.addFeedAction },
  "POST /operate/calendars/files": { ...ACTION, ...FILE, body: calendars.addFileAction },
  "POST /operate/calendars/{id}/file": { ...ONE, ...FILE, body: calendars.replaceFileAction },
  "POST /operate/calendars/{id}/read": ONE,
  "POST /operate/calendars/{id}/remove": ONE,
  "POST /operate/calendars/{id}/settle": { ...ONE, body: calendars.settleAction },
  "POST /operate/calendars/links": { ...ACTION, body: calendars.createLinkAction },
  "POST /operate/calendars/links/{id}/revoke": ONE,
} as const satisfies EndpointRows;
