import { actionAnswer } from "@/lib/contracts/console/action";
import * as boats from "@/lib/contracts/console/boats";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const WRITING = { response: actionAnswer, maxBodyBytes: boats.MAX_DOCUMENT_BYTES } as const;

/** What the console does with boats themselves. */
export const CONSOLE_BOAT_ENDPOINTS = {
  "POST /operate/boats": { ...WRITING, access: { staff: "boats.write" }, body: boats.addBoatAction },
  "POST /operate/boats/{code}/part": {
    ...WRITING,
    access: { staff: "boats.write" },
    params: boats.boatParams,
    body: boats.saveBoatAction,
  },
  "POST /operate/boats/{code}/people": {
    ...WRITING,
    access: { staff: "boats.people" },
    params: boats.boatParams,
    body: boats.saveBoatPeopleAction,
  },
  /** Only keeps the picture, under a name that its content gives: it is no one's until a boat's part names it. */
  "POST /operate/boats/{code}/pictures": {
    access: { staff: "boats.write" },
    params: boats.boatParams,
    body: boats.uploadBody,
    maxBodyBytes: boats.MAX_UPLOAD_BYTES,
    response: boats.uploadedPicture,
  },
} as const satisfies EndpointRows;
