import { actionAnswer } from "@/lib/contracts/console/action";
import * as grid from "@/lib/contracts/console/grid";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const BLOCKING = { access: { staff: "grid.write" }, response: actionAnswer } as const;

/** What the console does with the time of boats. */
export const CONSOLE_GRID_ENDPOINTS = {
  "POST /operate/boats/block": { ...BLOCKING, body: grid.blockAction },
  "POST /operate/boats/free": { ...BLOCKING, body: grid.freeAction },
  "POST /operate/boats/take-out": {
    access: { staff: "bookings.write" },
    response: actionAnswer,
    body: grid.takeOutAction,
  },
  "POST /operate/ports/close": {
    access: { staff: "bookings.write", confirmed: true },
    response: actionAnswer,
    body: grid.closePortAction,
  },
} as const satisfies EndpointRows;
