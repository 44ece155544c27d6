import { foldText } from "@/lib/i18n/fold-text";
import { parsePhone } from "@/lib/i18n/parse-phone";
import { getPool } from "@/lib/server/platform/db/pool";

/** A customer as a search shows it. */
export interface FoundPerson {
  id: string;
  name: string;
  /** Null once the account is anonymised. */
  email: string | null;
  phone: string | null;
  bookings: number;
  lastBookedAt: Date | null;
}

const MAX_FOUND = 50;
const HOME_DIAL_CODE = "+90";
/** Fewer digits are found in too many numbers. */
const MIN_DIGITS = 4;

/**
 * Customers by anything that is known of them: a part of the name or of an e-mail address in any spelling, a phone
 * number as people type it or its last digits, the number of a booking or question. Who booked last comes first.
 */
export async function findPeople(words: string): Promise<FoundPerson[]> {
  const folded = foldText(words);
  if (folded === "") return [];
  const digits = folded.replace(/\D/g, "");
  const isPhone = digits.length >= MIN_DIGITS && /^[\d\s()+./-]+$/.test(folded);
  const { rows } = await getPool().query<FoundPerson>(
    `select u.id, u.name || ' ' || u.surname as name, u.email, u.phone, count(x.at)::int as bookings,
       max(x.at) as "lastBookedAt"
     from users u left join (
       select user_id, created_at as at from reservations union all select user_id, created_at from service_orders
     ) x on x.user_id = u.id
     where position($1 in ${foldedSql("u.name || ' ' || u.surname")}) > 0
       or position($1 in ${foldedSql("coalesce(u.email, '')")}) > 0
       or u.phone = $2 or right(u.phone, length($3)) = $3
       or u.id in (select user_id from reservations where number = upper($4)
         union all select user_id from service_orders where number = upper($4) or right(phone, length($3)) = $3
         union all select user_id from questions where number = upper($4))
     group by u.id order by "lastBookedAt" desc nulls last, u.created_at desc limit ${MAX_FOUND}`,
    [
      folded,
      isPhone ? (parsePhone(words, HOME_DIAL_CODE)?.e164 ?? null) : null,
      isPhone ? digits.replace(/^0+/, "") : null,
      words.trim(),
    ],
  );
  return rows;
}

/**
 * An SQL text in the form of `foldText`, so that a name is found however it is typed: without marks and invisible
 * letters, one `i` for `i ı İ I`, lower case.
 */
export function foldedSql(text: string): string {
  const bare = String.raw`regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u200b-\u200f\u2060-\u2069]', '', 'g')`;
  const lower = `replace(lower(${bare} collate "und-x-icu"), 'ß', 'ss')`;
  return String.raw`btrim(regexp_replace(translate(${lower}, 'ıøđł٠١٢٣٤٥٦٧٨٩', 'iodl0123456789'), '\s+', ' ', 'g'))`;
}
