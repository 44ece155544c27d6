import { expect } from "@jest/globals";
import { OCCUPANCY_OF_RESERVATION } from "@/lib/domain/reservations/reservation-occupancy";
import type { OccupancyKind, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/db/pool";
import { MAILS_OF_STATUS, mailKey } from "@/lib/server/lifecycle/reservation-mails";
import { ALLOWED_CHANGES } from "@/tests/support/allowed-changes";

interface KeptLife {
  id: string;
  status: ReservationStatus;
  expires: string | null;
  occupancy: { kind: OccupancyKind; expires: string | null }[];
  steps: { from: ReservationStatus | null; to: ReservationStatus; event: string }[];
  /** Keys of the jobs that wait, with the instant for the one that ends it. */
  jobs: string[];
}

const WAITING: readonly ReservationStatus[] = ["request_created", "request_created_payment_pending"];

/** Every reservation of the boat as the database keeps it, with all that must go along with its status. */
async function readLives(boatId: number): Promise<KeptLife[]> {
  const { rows } = await getPool().query<KeptLife>(
    `select r.id, r.status, r.expires_at::text as expires,
       (select coalesce(json_agg(json_build_object('kind', o.kind, 'expires', o.expires_at::text)), '[]')
         from boat_occupancies o where o.reservation_id = r.id) as occupancy,
       (select json_agg(json_build_object('from', h.from_status, 'to', h.to_status, 'event', h.event) order by h.id)
         from reservation_history h where h.reservation_id = r.id) as steps,
       (select coalesce(json_agg(j.key || case when j.key like 'expire:%' then ' ' || j.run_at::text else '' end), '[]')
         from graphile_worker.jobs j where j.key like '%' || r.id || '%') as jobs
     from reservations r where r.boat_id = $1`,
    [boatId],
  );
  return rows;
}

/**
 * Holds every reservation of a boat against the rules: a path through the table, one row of history a change, the
 * occupancy of its status, one deadline job exactly while somebody is waited for, and each notification once.
 */
export async function checkLives(boatId: number): Promise<ReservationStatus[]> {
  const lives = await readLives(boatId);
  for (const { id, status, expires, occupancy, steps, jobs } of lives) {
    const [created, ...changes] = steps;
    expect([created?.from, created?.event]).toEqual([null, "create"]);
    let now = created?.to;
    for (const { from, to } of changes) {
      expect(from).toBe(now);
      expect(ALLOWED_CHANGES[from as ReservationStatus]).toContain(to);
      now = to;
    }
    expect(now).toBe(status);
    const kind = OCCUPANCY_OF_RESERVATION[status];
    expect(occupancy).toEqual(kind ? [{ kind, expires: kind === "hold" ? expires : null }] : []);
    expect(expires !== null).toBe(WAITING.includes(status));
    const told = steps
      // A new hold is on the customer's screen.
      .filter(({ event, to }) => event !== "create" || to === "request_created")
      .flatMap(({ to }) => MAILS_OF_STATUS[to].map((mail) => mailKey(id, mail)));
    const deadline = expires ? [`expire:${id} ${expires}`] : [];
    expect(jobs.toSorted()).toEqual([...told, ...deadline].toSorted());
  }
  return lives.map(({ status }) => status);
}
