import type { BOAT_STATUSES } from "@/lib/domain/shared/vocabulary";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { findByWords } from "@/lib/server/operator/find-by-words";
import { partOf } from "@/lib/server/operator/find-people";

/** A boat as a search of the console shows it, also one that is not published. */
export interface FoundBoat {
  code: string;
  name: string;
  status: (typeof BOAT_STATUSES)[number];
  port: string;
  ownerName: string;
}

const MAX_FOUND = 20;
/** Of a name that thousands have, some are looked at. */
const MAX_LOOKED_AT = 200;

/** Boats whose code begins with the words, or that have them in a name, in any language and spelling. */
export async function findBoats(words: string, locale: Locale): Promise<FoundBoat[]> {
  const folded = foldText(words);
  if (folded === "") return [];
  const code = foldBoatCode(words);
  return findByWords<FoundBoat>(
    `with found (id) as (
       (select id from boats where code_folded like $2 order by code_folded limit ${MAX_FOUND})
       union (select boat_id from boat_texts where (' ' || fold_text(name)) like $1 limit ${MAX_LOOKED_AT}))
     select b.code, coalesce(own.name, base.name) as name, b.status,
       coalesce(p.name->>$3, p.name->>'${DEFAULT_LOCALE}') as port, b.owner_name as "ownerName"
     from found join boats b on b.id = found.id join places p on p.id = b.port_id
     join boat_texts base on base.boat_id = b.id and base.locale = '${DEFAULT_LOCALE}'
     left join boat_texts own on own.boat_id = b.id and own.locale = $3
     order by b.code_folded limit ${MAX_FOUND}`,
    [partOf(folded), code && `${code}%`, locale],
  );
}
