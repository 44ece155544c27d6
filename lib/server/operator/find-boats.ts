import type { BOAT_STATUSES } from "@/lib/domain/shared/vocabulary";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { foldedSql } from "@/lib/server/operator/find-people";
import { getPool } from "@/lib/server/platform/db/pool";

/** A boat as a search of the console shows it, also one that is not published. */
export interface FoundBoat {
  code: string;
  name: string;
  status: (typeof BOAT_STATUSES)[number];
  port: string;
  ownerName: string;
}

const MAX_FOUND = 20;

/** Boats whose code begins with the words, or that have them in a name, in any language and spelling. */
export async function findBoats(words: string, locale: Locale): Promise<FoundBoat[]> {
  const folded = foldText(words);
  if (folded === "") return [];
  const { rows } = await getPool().query<FoundBoat>(
    `select b.code, coalesce(own.name, base.name) as name, b.status,
       coalesce(p.name->>$3, p.name->>'${DEFAULT_LOCALE}') as port, b.owner_name as "ownerName"
     from boats b join places p on p.id = b.port_id
     join boat_texts base on base.boat_id = b.id and base.locale = '${DEFAULT_LOCALE}'
     left join boat_texts own on own.boat_id = b.id and own.locale = $3
     where ($2 <> '' and starts_with(b.code_folded, $2)) or b.id in (
       select boat_id from boat_texts t where position($1 in ${foldedSql("t.name")}) > 0)
     order by b.code_folded limit ${MAX_FOUND}`,
    [folded, foldBoatCode(words), locale],
  );
  return rows;
}
