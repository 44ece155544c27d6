import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { freeBoats } from "@/lib/server/booking/blocks/block-boats";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/boats/free", ({ body: { boats: boatIds, from, until }, by, now }) =>
  freeBoats({ boatIds, startsAt: toInstant(from), endsAt: toInstant(until) }, by, now),
);
