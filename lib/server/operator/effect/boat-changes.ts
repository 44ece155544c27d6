import type { Pool } from "pg";
import type { AuditEvent } from "@/lib/domain/shared/audit-events";
import { type ChangedValue, compareBoats } from "@/lib/server/catalogue/boats/files/compare-boats";
import type { WarningKey } from "@/lib/server/catalogue/boats/files/list-warnings";
import { readStoredBoats } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { getPool } from "@/lib/server/platform/db/pool";

/** What of a boat becomes another, and what somebody should look at before it does. */
export interface BoatEffect {
  code: string;
  isNew: boolean;
  values: ChangedValue[];
  warnings: ToldWarning[];
}

export interface ToldWarning {
  key: WarningKey;
  values: Record<string, string | number>;
}

const WRITING: readonly AuditEvent[] = [
  "boat_saved",
  "boat_imported",
  "boat_owner_changed",
  "boat_sales_stopped",
  "boat_sales_resumed",
];

/** The boats that these audit lines say were written: as `outside`, another connection, sees them, and as they are. */
export async function readBoatChanges(auditIds: readonly string[], outside: Pool): Promise<BoatEffect[]> {
  const { rows } = await getPool().query<{ code: string; warnings: ToldWarning[] }>(
    `select data->>'code' as code, coalesce(data->'warnings', '[]') as warnings from audit_events
     where id = any($1::bigint[]) and event = any($2) order by 1`,
    [auditIds, WRITING],
  );
  if (rows.length === 0) return [];
  const codes = rows.map(({ code }) => code);
  const before = await readStoredBoats(outside, codes);
  const after = await readStoredBoats(getPool(), codes);
  return after.map(({ id: _, ...boat }) => {
    const { code } = boat;
    const { isNew, values } = compareBoats(
      boat,
      before.find((one) => one.code === code),
    );
    const warnings = rows.find((one) => one.code === code)?.warnings ?? [];
    return { code, isNew, values, warnings };
  });
}
