import { NUMBER_WORD } from "./number-words";
import { plainCharacters } from "./plain-characters";
import { isTopLevelDomain } from "./top-level-domains";

/** Replaces a hidden number or address; the same in every language. */
export const MASK = "•••••";

/** Replaces text that is no contact while numbers are searched: neither a digit nor a character that joins digits. */
const SHIELD = "\uE000";

/** A telephone number without its area code has seven digits; prices, dates and ages have fewer or are shielded. */
const MIN_DIGITS = 7;
/** The shortest IBAN (Norway) has 15 characters. */
const MIN_IBAN_LENGTH = 15;

/** Without domains that are words (at, be, biz, it, me, top): a sentence may lack the space after its full stop. */
const ENDINGS =
  "com|net|org|info|io|co|app|xyz|site|online|shop|link|click|gov|edu|web|mobi|tv|ru|tr|de|uk|fr|nl|gr|ae|sa|qa|kw|eg|iq|ly|cc|cn|eu|ch";
/** Top-level domains that are no ordinary words, for addresses that are spelled out. */
const SPOKEN_ENDINGS = "com|net|org|info|كوم|نت";
const MAILBOXES = "gmail|hotmail|outlook|yahoo|icloud|yandex";
const AT_SIGN =
  "\\s*(?:@|\\(\\s*(?:at|et|a|@)\\s*\\)|\\[\\s*(?:at|et|a|@)\\s*\\]|\\{\\s*(?:at|et|@)\\s*\\})\\s*";
const AT_WORD = "\\s+(?:at|et|آت|ات)\\s+";
// A full stop at the end of a sentence has no space before it.
const DOT =
  "(?:\\.|\\s+\\.\\s+|\\s*\\(\\s*(?:dot|nokta|\\.)\\s*\\)\\s*|\\s*\\[\\s*(?:dot|nokta|\\.)\\s*\\]\\s*|\\s+(?:dot|nokta|نقطة|دوت)\\s+)";
const HOST = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}])?";

const NETWORKS =
  "instagram|insta|ig|telegram|tg|whatsapp|whatsap|wp|snapchat|snap|facebook|fb|twitter|tiktok|skype|signal|viber|wechat|linkedin|انستقرام|إنستغرام|انستا|تلغرام|تيليجرام|واتساب|واتس|سناب";

const LOCAL_PART = "(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]+";

/** Addresses, the longest forms first. Each stands on the plain characters of the text. */
const ADDRESSES = [
  // scheme://… and www.…
  "(?:https?|ftp|tel|mailto|whatsapp|tg)\\s*:\\s*/{0,2}\\s*[^\\s]+",
  "(?<![\\p{L}\\p{N}])www\\s*\\.\\s*[^\\s]+",
  // somebody@host.tld, also spelled: somebody (at) host (dot) com, biri et gmail nokta com
  `${LOCAL_PART}${AT_SIGN}${HOST}(?:${DOT}${HOST})+`,
  `${LOCAL_PART}${AT_WORD}${HOST}(?:${DOT}${HOST})*${DOT}(?:${ENDINGS}|كوم|نت)(?![\\p{L}\\p{N}])`,
  `${LOCAL_PART}(?:${AT_SIGN}|${AT_WORD})(?:${MAILBOXES})(?![\\p{L}\\p{N}])`,
  // host.tld/path, and host nokta com
  `(?<![\\p{L}\\p{N}@])(?:(?:wa|t|m|fb)\\.me|(?:${HOST}\\.)+(?:${ENDINGS}))(?![\\p{L}\\p{N}])(?:[/?#:][^\\s]*)?`,
  `(?<![\\p{L}\\p{N}])${HOST}${DOT}(?:${SPOKEN_ENDINGS})(?![\\p{L}\\p{N}])`,
  // @name
  "(?<![\\p{L}\\p{N}.])@\\s?[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_])+",
  // instagram: name, insta = name, telegram name_1
  `(?<=(?<![\\p{L}\\p{N}])(?:${NETWORKS})\\s?[:=/>-]\\s?)[\\p{L}\\p{N}_][\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_]`,
  `(?<=(?<![\\p{L}\\p{N}])(?:${NETWORKS})\\s)(?=[\\p{L}\\p{N}_.]*[\\p{N}_.][\\p{L}\\p{N}_])[\\p{L}\\p{N}_][\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_]`,
].map((source) => new RegExp(source, "giu"));

/** Any host name; whether it is an address, its labels say (`hasTopLevelDomain`). */
const HOST_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}@_-]|[\\p{L}\\p{N}]\\.)${HOST}(?:\\.${HOST})+(?:[/?#:][^\\s]*)?`,
  "gu",
);

/** What people put between the digits of one number: anything but letters, digits and what is shielded; or an x. */
const JOINT = `(?:[^\\p{L}\\p{N}${SHIELD}]|[x×](?![\\p{L}]))`;
const DIGITS_WITH_JOINTS = `\\d(?:${JOINT}{0,4}\\d)`;

const IBAN = new RegExp(
  `(?<![\\p{L}\\p{N}])[A-Z]{2}${JOINT}{0,3}\\d{2}(?:${JOINT}{0,3}[A-Z0-9]{4}){2,7}(?:${JOINT}{0,3}[A-Z0-9]{1,3})?(?![\\p{L}\\p{N}])`,
  "giu",
);

const MONEY = "₺|\\$|€|£|tl|try|lira|eur|euro|avro|usd|dolar|dollars?|ليرة|يورو|دولار";
/** At most six digits, or nine where points or commas part the thousands: a telephone number has more. */
const AMOUNT = "(?:\\d{1,3}(?:[.,]\\d{3}){1,2}|\\d{1,6})(?:[.,]\\d{1,2})?";
const CLOCK = "(?<![\\d.:])(?:[01]?\\d|2[0-4])[:.][0-5]\\d(?![\\d.:]*\\d)";
/** Ages, persons. */
const SMALL = "(?:[1-9]\\d?|0)";
/** One side of a room or boat. */
const SIZE = "\\d{1,3}(?:[.,]\\d{1,2})?";
const TIMES = "\\s?(?:m|cm)?\\s?[x×*]\\s?";
/** Numbers that are no contact: numbers of trips and boats, dates, money, years, sizes, lists of ages, clocks. */
const NO_CONTACTS = [
  "(?<![\\p{L}\\p{N}])(?:PLM|ORG|ASK)-?[A-Z0-9]{3,8}(?![\\p{L}\\p{N}])",
  "(?<![\\d.])(?:19|20)\\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:[12]\\d|3[01]|0?[1-9])(?![\\d.]\\d)(?!\\d)",
  "(?<![\\d./-])(?:[12]\\d|3[01]|0?[1-9])([./-])(?:0?[1-9]|1[0-2])\\1(?:(?:19|20)\\d{2}|\\d{2})(?![\\d./-]*\\d)",
  `(?:${MONEY})\\s?${AMOUNT}(?![.,]?\\d)`,
  `(?<![\\d.,])${AMOUNT}\\s?(?:${MONEY})(?!\\p{L})`,
  "(?<!\\d)(?:19|20)\\d{2}\\s?[-–/]\\s?(?:19|20)?\\d{2}(?!\\d)",
  `(?<![\\d.,]|[x×*]\\s?)${SIZE}(?:${TIMES}${SIZE})?${TIMES}(?:${SIZE}|\\d{4,6})(?![.,]?\\d|${TIMES}\\d)`,
  `(?<!\\d|\\d[^\\p{L}\\p{N}]{1,2})${SMALL}(?:, ${SMALL}){1,7}(?!\\d|[^\\p{L}\\p{N}]{1,2}\\d)`,
].map((source) => new RegExp(source, "giu"));
const CLOCKS = new RegExp(`${CLOCK}(?:[^\\p{L}\\p{N}]{1,4}${CLOCK})*`, "gu");

const NUMBER = new RegExp(`[+(]{0,3}${DIGITS_WITH_JOINTS}+`, "gu");
const SPOKEN = new RegExp(
  `(?:${NUMBER_WORD}|\\d+)(?:[^\\p{L}\\p{N}${SHIELD}]{1,3}(?:${NUMBER_WORD}|\\d+))+`,
  "giu",
);
const WORD = new RegExp(NUMBER_WORD, "giu");

export interface MaskedText {
  text: string;
  /** How many numbers and addresses were hidden. */
  masked: number;
}

interface Finding {
  start: number;
  end: number;
}

/**
 * Hides what leads past the site: telephone numbers, e-mail and web addresses, names in other networks and IBANs, also
 * with signs between, in words or in other digits. Dates, hours, prices, ages and the site's own numbers stay. Best
 * effort: determined users can bypass it.
 */
export function maskContacts(text: string): MaskedText {
  const original = plainCharacters(text);
  let plain = original.text;
  const places: Finding[] = [];
  const hide = (pattern: RegExp, isHidden: (found: string) => boolean, isContact: boolean) => {
    for (const { 0: found, index } of [...plain.matchAll(pattern)]) {
      if (!isHidden(found)) continue;
      const end = index + found.trimEnd().length;
      if (isContact) places.push({ start: original.places[index] ?? 0, end: original.places[end] ?? 0 });
      plain = plain.slice(0, index) + SHIELD.repeat(found.length) + plain.slice(index + found.length);
    }
  };
  for (const address of ADDRESSES) hide(address, () => true, true);
  hide(HOST_NAME, hasTopLevelDomain, true);
  hide(
    IBAN,
    (found) => lettersAndDigits(found) >= MIN_IBAN_LENGTH && digitsOf(found) >= MIN_IBAN_LENGTH - 6,
    true,
  );
  for (const pattern of NO_CONTACTS) hide(pattern, () => true, false);
  hide(CLOCKS, areHours, false);
  hide(NUMBER, (found) => digitsOf(found) >= MIN_DIGITS, true);
  hide(SPOKEN, isSpokenNumber, true);
  return { text: replaceAll(text, places), masked: places.length };
}

const digitsOf = (text: string) => text.replace(/\D/g, "").length;
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").length;

const hasTopLevelDomain = (found: string) =>
  (/^[^/?#:]+/.exec(found)?.[0] ?? "").split(".").slice(1).some(isTopLevelDomain);

/** One hour or two; more of them only if they are round, or digits of anything could be written as hours. */
function areHours(found: string): boolean {
  const minutes = [...found.matchAll(/[:.](\d\d)/g)].map(([, digits]) => Number(digits));
  return minutes.length <= 2 || minutes.every((minute) => minute % 5 === 0);
}

/** At least partly written in words, and as long as a phone number. */
function isSpokenNumber(found: string): boolean {
  const words = [...found.matchAll(WORD)].length;
  return words >= 2 && words + digitsOf(found) >= MIN_DIGITS;
}

function replaceAll(text: string, places: readonly Finding[]): string {
  let shown = "";
  let from = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    shown += text.slice(from, start) + MASK;
    from = end;
  }
  return shown + text.slice(from);
}
