import { actionAnswer, actionBody } from "@/lib/contracts/console/action";
import * as catalogue from "@/lib/contracts/console/catalogue";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const WRITING = { access: { staff: "catalogue.write" }, response: actionAnswer } as const;

/** What the console does with places, types, facilities, usage rules and services. */
export const CONSOLE_CATALOGUE_ENDPOINTS = {
  "POST /operate/catalogue/{section}": {
    ...WRITING,
    params: catalogue.sectionParams,
    body: catalogue.addEntryAction,
  },
  "POST /operate/catalogue/{section}/{key}/change": {
    ...WRITING,
    params: catalogue.entryParams,
    body: catalogue.changeEntryAction,
  },
  "POST /operate/catalogue/{section}/{key}/remove": {
    ...WRITING,
    params: catalogue.entryParams,
    body: actionBody({}),
  },
} as const satisfies EndpointRows;
