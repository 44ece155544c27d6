import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept } from "@/lib/domain/shared/outcome";
import { takeOwnBoatOut } from "@/lib/server/people/desk/desk-boat";
import { deskActorOf } from "@/lib/server/people/desk/desk-session";
import { foresee } from "@/lib/server/people/desk/foresee";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /owner-desk/boats/{code}/outage",
  async ({ params, body, session, now }) => {
    const { from, until, reason, fingerprint } = body;
    const outage = { startsAt: toInstant(from), endsAt: toInstant(until), reason };
    const work = () => takeOwnBoatOut(session, params.code, outage, deskActorOf(session), now);
    const foreseen = await foresee(work, fingerprint);
    if (!foreseen.ok) return foreseen;
    const { effect, ...told } = foreseen.value;
    const trips = effect.map(({ number, startsAt }) => ({ number, starts_at: startsAt.toISOString() }));
    return accept({ ...told, trips });
  },
);
