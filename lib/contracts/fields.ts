import * as v from "valibot";
import { REVIEW_SCORES } from "@/lib/domain/reservations/review-scores";
import { isTripDay, isTripTime } from "@/lib/domain/shared/istanbul-time";
import { CURRENCIES } from "@/lib/domain/shared/vocabulary";
import { LOCALES, localizedKey } from "@/lib/i18n/locales";
import { fieldMessage } from "./field-message";

/** Characters that reorder or hide text on screen (U+202A–202E, U+2066–2069, zero width) and controls. */
const HIDDEN_CHARACTERS = /(?![\t\n\r])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * How every text field of a request begins: its length is checked before a pattern or a function reads it. `parsePart`
 * stops at the first step that fails.
 */
export const limitedText = (max: number, tooLong = fieldMessage("max_length", max)) =>
  v.pipe(v.string(fieldMessage("required")), v.maxLength(max, tooLong));

/** As sent, a text may be longer by the spaces and marks that cleaning removes. */
const uncleanText = (max: number) => limitedText(2 * max + 100, fieldMessage("max_length", max));

/** One line of human text: trimmed, without control and direction characters. */
export const lineOf = (max: number, min = 1) =>
  v.pipe(
    uncleanText(max),
    v.transform((text) => text.replace(HIDDEN_CHARACTERS, "").replace(/\s+/g, " ").trim()),
    v.nonEmpty(fieldMessage("required")),
    v.minLength(min, fieldMessage("min_length", min)),
    v.maxLength(max, fieldMessage("max_length", max)),
  );

/**
 * What mail programs turn into a link: an address with or without its scheme, a mailbox, a host name with a usual
 * ending.
 */
const LINK =
  /\/\/|@|www\.|\.(com|net|org|info|biz|io|co|me|app|dev|live|xyz|top|site|online|shop|store|link|click|page|boats|yachts|istanbul|tel|ru|tr|de|cn|uk|ly|cc)(?![\p{L}\p{N}-])/iu;
const HOST_NAME = /[\p{L}\p{N}-]{2}\.[\p{L}\p{N}-]{2}/u;
const TITLES = /(?<![\p{L}\p{N}-])(?:prof|doç|doc|dr|av|uzm|op|yrd|öğr|gör|mr|mrs|ms|st|sn|ing|dipl)\./giu;

/** Full-width and ideographic stops are dots in addresses too. */
const withPlainDots = (text: string) => text.normalize("NFKC").replace(/[。۔]/g, ".");

/** Whether a text holds an address that mail programs would make a link of. */
export function hasLink(text: string): boolean {
  return LINK.test(withPlainDots(text));
}

/** Stricter, for names: whatever looks like a host name is one, unless it is a title before a name ("Dr.Ayşe"). */
const hasLinkInName = (text: string) =>
  hasLink(text) || HOST_NAME.test(withPlainDots(text).replace(TITLES, " "));

/** The name of a person. It goes into mails, so it carries no address that somebody else chose. */
export const personName = (max: number, min = 1) =>
  v.pipe(
    lineOf(max, min),
    v.check((text) => !hasLinkInName(text), fieldMessage("no_link")),
  );

const cleanText = (text: string) => text.replace(HIDDEN_CHARACTERS, "").replace(/\r\n?/g, "\n").trim();

/** Several lines of human text, or nothing. */
export const emptyTextOf = (max: number) =>
  v.pipe(uncleanText(max), v.transform(cleanText), v.maxLength(max, fieldMessage("max_length", max)));

/** Several lines of human text. */
export const textOf = (max: number, min = 1) =>
  v.pipe(
    uncleanText(max),
    v.transform(cleanText),
    v.nonEmpty(fieldMessage("required")),
    v.minLength(min, fieldMessage("min_length", min)),
    v.maxLength(max, fieldMessage("max_length", max)),
  );

/** Lower-cased without Turkish rules: `INFO@X.COM` never gets a dotless ı. */
export const email = v.pipe(
  limitedText(254),
  v.trim(),
  v.nonEmpty(fieldMessage("required")),
  v.email(fieldMessage("email")),
  v.transform((text) => text.toLowerCase()),
);

export const MIN_PASSWORD_LENGTH = 8;

export const newPassword = v.pipe(
  limitedText(200),
  v.nonEmpty(fieldMessage("required")),
  v.minLength(MIN_PASSWORD_LENGTH, fieldMessage("min_length", MIN_PASSWORD_LENGTH)),
);

export const oldPassword = v.pipe(limitedText(200), v.nonEmpty(fieldMessage("required")));

export const dialCode = v.pipe(
  limitedText(5, fieldMessage("invalid")),
  v.regex(/^\+[1-9]\d{0,3}$/, fieldMessage("invalid")),
);

/** As people type it (0532…, 532 …, +90…); the server stores E.164. */
export const phone = v.pipe(
  limitedText(50, fieldMessage("phone")),
  v.trim(),
  v.nonEmpty(fieldMessage("required")),
  v.regex(/^\+?[\d\s()./-]{6,24}$/, fieldMessage("phone")),
);

export const mustAccept = v.pipe(
  v.boolean(fieldMessage("must_accept")),
  v.literal(true, fieldMessage("must_accept")),
);

/** An Istanbul day, `2026-12-01`. */
export const tripDay = v.pipe(
  limitedText("2026-12-01".length, fieldMessage("invalid")),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, fieldMessage("invalid")),
  // Forms run it on texts that the pattern has refused too, so it must not throw.
  v.check(isTripDay, fieldMessage("invalid")),
);

/** An Istanbul wall-clock time, `2026-12-01T10:00`; minutes are checked by the rules, not here. */
export const tripTime = v.pipe(
  limitedText("2026-12-01T10:00".length, fieldMessage("invalid")),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, fieldMessage("invalid")),
  v.check(isTripTime, fieldMessage("invalid")),
);

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(fieldMessage("required")),
    v.safeInteger(fieldMessage("whole_number")),
    v.minValue(min, fieldMessage("min_value", min)),
    v.maxValue(max, fieldMessage("max_value", max)),
  );

/** Whole minor units (kuruş, cent). */
export const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const currency = v.picklist(CURRENCIES);

/** An instant with offset, as responses carry it. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

const UUID_LENGTH = 36;
export const uuid = v.pipe(limitedText(UUID_LENGTH, fieldMessage("invalid")), v.uuid());

/** A token of a link, as an address or a body carries it; every real one is shorter. */
export const linkToken = limitedText(200, fieldMessage("invalid"));

/** The parameter of an address that ends in the id of an object. */
export const idParams = v.object({ id: uuid });

/** A rowid of the catalogue. */
export const rowId = wholeNumber(1, 2_147_483_647);

/** The four scores of a review. */
export const reviewScores = v.entriesFromList(REVIEW_SCORES, wholeNumber(1, 5));

/** `name` with `name_TR name_EN name_AR` beside it (suffix, plain field as fallback). */
export const localized = <const F extends string>(field: F) =>
  Object.fromEntries(
    [field, ...LOCALES.map((locale) => localizedKey(field, locale))].map((key) => [key, v.string()]),
  ) as Record<F | ReturnType<typeof localizedKey<F>>, ReturnType<typeof v.string>>;

export const picture = v.object({
  src: v.string(),
  srcset: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
  alt: v.string(),
});
