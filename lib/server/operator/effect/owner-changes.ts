import type { Pool } from "pg";
import type { Edit } from "@/lib/server/operator/effect/read-edits";
import { getPool } from "@/lib/server/platform/db/pool";

type Row = { id: string } & Record<string, string | null>;

/** Sealed numbers by their ends; an owner's people each in one line. */
const FACTS = `select o.id::text, o.state, o.kind, o.name, o.legal_name, o.tax_office, o.tax_number, o.mersis, o.address,
    o.kep, o.email, o.phone, o.locale, o.tax_residence, '••• ' || o.identity_number_end as identity_number,
    '••• ' || o.iban_end as iban,
    (select string_agg(concat_ws(', ', m.name, m.role, m.email, m.phone,
       case when m.disabled_at is not null then '✕' end), '; ' order by m.created_at, m.id)
     from owner_members m where m.owner_id = o.id) as members
  from owners o where o.id = any($1::uuid[]) order by o.id`;

/** What becomes another of the owners that these audit lines are about: as `outside` sees them, and as they are. */
export async function readOwnerEdits(audit: readonly string[], outside: Pool): Promise<Edit[]> {
  const { rows } = await getPool().query<{ id: string }>(
    "select distinct subject_id as id from audit_events where id = any($1::bigint[]) and subject_kind = 'owner'",
    [audit],
  );
  if (rows.length === 0) return [];
  const ids = [rows.map(({ id }) => id)];
  const [before, after] = [
    (await outside.query<Row>(FACTS, ids)).rows,
    (await getPool().query<Row>(FACTS, ids)).rows,
  ];
  return after.flatMap((owner) => {
    const former = before.find(({ id }) => id === owner.id);
    return Object.keys(owner)
      .filter((field) => field !== "id" && (former?.[field] ?? null) !== owner[field])
      .map((field) => ({
        about: "owner" as const,
        id: owner.name ?? owner.id,
        field,
        from: former?.[field] ?? null,
        to: owner[field] ?? null,
      }));
  });
}
