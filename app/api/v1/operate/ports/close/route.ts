import { closePort } from "@/lib/server/booking/blocks/close-port";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/ports/close", ({ body: { port, day, reason }, by, now }) =>
  closePort({ portId: port, day, reason }, by, now),
);
