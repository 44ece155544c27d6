import { foldBoatCode } from "@/lib/server/boats/find-boat-by-code";
import { getPool } from "@/lib/server/db/pool";
import type { OperationInput } from "@/scripts/ops/operation";
import { say } from "@/scripts/server/say";

/** The waiting list by boat and day, the oldest entry first; of one boat when it is named. */
export async function listWaiting({ args }: OperationInput): Promise<number> {
  const { rows } = await getPool().query(
    `select b.code, to_char(w.day, 'YYYY-MM-DD') as day, w.kind, w.person_count, u.email,
       coalesce(to_char(w.told_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI'), 'not yet') as notified
     from waiting_wishes w join boats b on b.id = w.boat_id join users u on u.id = w.user_id
     where w.day >= (now() at time zone 'Europe/Istanbul')::date and ($1::text is null or b.code_folded = $1)
     order by w.day, b.code, w.created_at`,
    [args[0] ? foldBoatCode(args[0]) : null],
  );
  if (rows.length === 0) say("Nobody waits for a day.");
  for (const { code, day, kind, person_count, email, notified } of rows)
    say(`${code}  ${day}  ${kind}  ${person_count} persons  ${email}  notified: ${notified}`);
  return 0;
}
