import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { takeBoatsOut } from "@/lib/server/booking/blocks/take-boats-out";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/boats/take-out", ({ body, by, now }) => {
  const { boats: boatIds, from, until, reason } = body;
  return takeBoatsOut({ boatIds, startsAt: toInstant(from), endsAt: toInstant(until), reason }, by, now);
});
