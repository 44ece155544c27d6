import type { Pool } from "pg";
import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import { STORED_THINGS, type StoredThings } from "@/lib/server/operator/effect/stored-things";
import { getPool } from "@/lib/server/platform/db/pool";

/** One value of a stored thing that becomes another. */
export interface ChangedValue {
  about: AuditSubject["kind"];
  /** As people know it: a boat by her code. */
  id: string;
  /** Which part of it, `name.en`; empty of a value that has no parts, and of a thing that is only said to be new. */
  field: string;
  /** Null where there is none. */
  from: string | null;
  to: string | null;
}

/**
 * What becomes another of the things that these lines of the audit are about: as `outside`, another connection, sees
 * them, and as they are.
 */
export async function readChangedValues(audit: readonly string[], outside: Pool): Promise<ChangedValue[]> {
  const { rows } = await getPool().query<{ event: AuditEvent; kind: AuditSubject["kind"]; id: string }>(
    // Boats are numbered in the audit, a new one by another number each time that it is foreseen.
    `select event, subject_kind as kind,
       case when subject_kind = 'boat' then coalesce(data->>'code', subject_id) else subject_id end as id
     from audit_events where id = any($1::bigint[]) order by audit_events.id`,
    [audit],
  );
  const written = rows.flatMap(({ event, ...row }) => {
    const read = STORED_THINGS[event];
    return read ? [{ read, ...row }] : [];
  });
  const found: ChangedValue[] = [];
  for (const [read, lines] of Map.groupBy(written, (line) => line.read)) {
    const [about] = lines.map(({ kind }) => kind);
    const ids = [...new Set(lines.map(({ id }) => id))];
    // One after the other: a transaction has one connection.
    const after = await read(getPool(), ids);
    const before = await read(outside, ids);
    const values = compareThings(before, after, ids).map((value) => about && { about, ...value });
    found.push(...values.filter((value) => value !== undefined));
  }
  return found;
}

/** Of others than these the two connections may have seen different moments: a colleague writes meanwhile. */
function compareThings(
  before: StoredThings,
  after: StoredThings,
  ids: readonly string[],
): Omit<ChangedValue, "about">[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (![key, was?.id, is?.id].some((one) => one !== undefined && ids.includes(one))) return [];
    const id = was?.id ?? is?.id ?? key;
    if (!was && is?.isOnlyNamed) return [{ id, field: "", from: null, to: id }];
    const [were, are] = [was?.values, is?.values];
    return [...new Set([...(were?.keys() ?? []), ...(are?.keys() ?? [])])]
      .map((field) => ({ id, field, from: were?.get(field) ?? null, to: are?.get(field) ?? null }))
      .filter(({ from, to }) => from !== to);
  });
}
