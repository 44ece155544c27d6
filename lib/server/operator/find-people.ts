import { foldText } from "@/lib/i18n/fold-text";
import { HOME_DIAL_CODE, parsePhone } from "@/lib/i18n/parse-phone";
import { findByWords } from "@/lib/server/operator/find-by-words";

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
/** Of a name that thousands have, some are looked at: more words find the one. */
const MAX_LOOKED_AT = 200;
/** Fewer digits are found in too many numbers. */
const MIN_DIGITS = 4;
/** The text of the index `users_search`. */
const SEARCHED = "(' ' || fold_text(name || ' ' || surname || ' ' || coalesce(email, '')))";

/**
 * Customers by anything that is known of them: a part of the name or of an e-mail address in any spelling, a phone
 * number as people type it or its last digits, the number of a booking or question. Who booked last comes first.
 */
export async function findPeople(words: string): Promise<FoundPerson[]> {
  const folded = foldText(words);
  if (folded === "") return [];
  const digits = folded.replace(/\D/g, "");
  const isPhone = digits.length >= MIN_DIGITS && /^[\d\s()+./-]+$/.test(folded);
  const phone = isPhone ? (parsePhone(words, HOME_DIAL_CODE)?.e164 ?? null) : null;
  const lastDigits = isPhone ? `${[...digits.replace(/^0+/, "")].reverse().join("")}%` : null;
  return findByWords<FoundPerson>(
    `with found (id) as (
       (select id from users where ${SEARCHED} like $1 limit ${MAX_LOOKED_AT})
       union (select id from users where phone = $2)
       union (select id from users where reverse(phone) like $3 limit ${MAX_LOOKED_AT})
       union (select user_id from service_orders where reverse(phone) like $3 limit ${MAX_LOOKED_AT})
       union (select user_id from reservations where number = upper($4))
       union (select user_id from service_orders where number = upper($4))
       union (select user_id from questions where number = upper($4)))
     select u.id, u.name || ' ' || u.surname as name, u.email, u.phone, x.bookings, x.last as "lastBookedAt"
     from found join users u on u.id = found.id cross join lateral (
       select count(*)::int as bookings, max(at) as last from (
         select created_at as at from reservations where user_id = u.id
         union all select created_at from service_orders where user_id = u.id) booked) x
     order by x.last desc nulls last, u.created_at desc, u.id limit ${MAX_FOUND}`,
    [partOf(folded), phone, lastDigits, words.trim()],
  );
}

/** Fewer letters are found too often: a word begins with them. */
const MIN_PART = 3;

/** The pattern of a folded text that has these words in it; the text begins with a space. */
export function partOf(folded: string): string {
  const literal = folded.replace(/[\\%_]/g, "\\$&");
  return folded.length < MIN_PART ? `% ${literal}%` : `%${literal}%`;
}
