import type { StoredThings } from "@/lib/server/operator/effect/stored-thing";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

/** Sealed numbers by their ends; people and papers each in one line. */
const FACTS = `select o.id::text as key, o.state, o.kind, o.name, o.legal_name, o.tax_office, o.tax_number, o.mersis,
    o.address, o.kep, o.email, o.phone, o.locale, o.tax_residence, '••• ' || o.identity_number_end as identity_number,
    '••• ' || o.iban_end as iban,
    (select string_agg(concat_ws(', ', m.name, m.role, m.email, m.phone,
       case when m.disabled_at is not null then '✕' end), '; ' order by m.created_at, m.id)
     from owner_members m where m.owner_id = o.id) as members
  from owners o where o.id::text = any($1) order by o.id`;

/** Owners with these ids, as a connection sees them. */
export async function readStoredOwners(client: SqlClient, ids: readonly string[]): Promise<StoredThings> {
  const { rows } = await client.query<Record<string, string | null>>(FACTS, [ids]);
  return new Map(
    rows.map(({ key, ...facts }) => {
      const values = Object.entries(facts).flatMap(([field, value]): [string, string][] =>
        value ? [[field, value]] : [],
      );
      return [key ?? "", { id: facts.name ?? "", values: new Map(values) }];
    }),
  );
}
