import { getPool } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";

interface Counted {
  kind: string;
  state: string;
  count: number;
}

const SNAPSHOT = `
  select 'job' as kind,
    case when locked_at is not null then 'running' when attempts >= max_attempts then 'given_up'
         when run_at <= now() then 'due' else 'waiting' end as state,
    count(*)::float as count
  from graphile_worker.jobs group by 1, 2
  union all
  select 'job_delay_seconds', 'longest', coalesce(extract(epoch from max(now() - run_at)), 0)::float
  from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now()
  union all
  select 'worker', 'alive', count(*) from job_workers where seen_at > now() - interval '30 seconds'
  union all
  select 'payment', state, count(*) from payments group by 2
  union all
  select 'refund', state, count(*) from refunds group by 2
  union all
  select 'refund', 'failed', 0 where not exists (select from refunds where state = 'failed')
  union all
  select 'owner_payout', 'overdue', count(*) from payouts
  where state = 'open' and due_on < (now() at time zone 'Europe/Istanbul')::date
  union all
  select 'hold', 'open', count(*) from boat_occupancies where kind = 'hold'`;

/** Counts what the operator watches; null while the database does not answer. */
export async function readSnapshot(): Promise<Counted[] | null> {
  try {
    return (await getPool().query<Counted>(SNAPSHOT)).rows;
  } catch (error) {
    log("warn", "metrics_not_counted", { error });
    return null;
  }
}
