import { eq } from "drizzle-orm";
import type { OwnerState } from "@/lib/domain/shared/vocabulary";
import { foldText } from "@/lib/i18n/fold-text";
import { ownerHas } from "@/lib/server/operator/list/list-owners";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { owners } from "@/lib/server/platform/db/schema/owners";

/** An owner as a search of the console shows it. */
export interface FoundOwner {
  id: string;
  name: string;
  state: OwnerState;
  email: string;
  phone: string | null;
  boats: number;
}

const MAX_FOUND = 20;

/** Whether an owner has this id. */
export async function isOwner(id: string): Promise<boolean> {
  return (await getDb().$count(owners, eq(owners.id, id))) > 0;
}

/**
 * Owners by a part of a name or address, or the last digits of a telephone, tax or MERSIS number; who
 * has most boats comes first.
 */
export async function findOwners(words: string): Promise<FoundOwner[]> {
  if (foldText(words) === "") return [];
  const values: string[] = [];
  const fits = ownerHas(words, (value) => `$${values.push(value)}`);
  const { rows } = await getPool().query<FoundOwner>(
    `select o.id, o.name, o.state, o.email, o.phone, b.boats from owners o
     cross join lateral (select count(*)::int as boats from boats where owner_id = o.id) b
     where ${fits} order by b.boats desc, o.name, o.id limit ${MAX_FOUND}`,
    values,
  );
  return rows;
}
