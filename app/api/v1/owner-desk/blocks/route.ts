import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept } from "@/lib/domain/shared/outcome";
import { blockOwnBoats } from "@/lib/server/people/desk/desk-blocks";
import { deskActorOf } from "@/lib/server/people/desk/desk-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/blocks", async ({ body, session, now }) => {
  const { from, until, ...block } = body;
  const times = { startsAt: toInstant(from), endsAt: toInstant(until) };
  const blocked = await blockOwnBoats(session.ownerId, { ...block, ...times }, deskActorOf(session), now);
  return blocked.ok ? accept({ blocks: blocked.value }) : blocked;
});
