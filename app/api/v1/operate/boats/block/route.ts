import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { blockBoats } from "@/lib/server/booking/blocks/block-boats";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/boats/block", ({ body, by, now }) => {
  const { boats: boatIds, from, until, note } = body;
  const block = { boatIds, startsAt: toInstant(from), endsAt: toInstant(until), note };
  return blockBoats(block, by, now);
});
