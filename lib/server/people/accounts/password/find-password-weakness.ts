import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { foldText } from "@/lib/i18n/fold-text";
import commonPasswords from "./common-passwords.json";

/** Facts about a customer that an attacker may know and try. */
export interface Person {
  name?: string | null;
  surname?: string | null;
  email?: string | null;
  /** E.164. */
  phone?: string | null;
  dialCode?: string | null;
  address?: string | null;
  city?: string | null;
}

export type PasswordWeakness = "common_password" | "personal_password";

/** zxcvbn scores from 0 to 4: from 2 on a password takes more than a million guesses. */
const MIN_SCORE = 2;
/** Of a longer password only its beginning is judged, since the time grows with every character. */
const MAX_CHECKED_LENGTH = 32;
/** How many readings of a password with other letters (`a` for `4`) are looked up; the time grows with each. */
const MAX_SUBSTITUTIONS = 16;
/** Limits: number of words about a customer that are checked, and letters of each. */
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 20;

let factory: ZxcvbnFactory | undefined;

/** Made on first use, since that takes some 50 ms. */
function strengthMeter(): ZxcvbnFactory {
  factory ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, turkish: commonPasswords.map(foldText) },
    graphs: adjacencyGraphs,
    maxLength: MAX_CHECKED_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
  return factory;
}

/**
 * Why a password would be guessed soon, or null: it is, or is made of, a common one (the 50,000 commonest and Turkish
 * ones), a run or a pattern of keys, or the customer's own name, address or phone number.
 */
export function findPasswordWeakness(password: string, person: Person): PasswordWeakness | null {
  const folded = foldText(password.slice(0, MAX_CHECKED_LENGTH)).slice(0, MAX_CHECKED_LENGTH);
  const { score, sequence } = strengthMeter().check(folded, wordsOf(person));
  if (score >= MIN_SCORE) return null;
  const isPersonal = sequence.some(
    (match) => "dictionaryName" in match && match.dictionaryName === "userInputs",
  );
  return isPersonal ? "personal_password" : "common_password";
}

/** What is known as a whole comes first, then the words of names and address. */
function wordsOf({ name, surname, email, phone, dialCode, address, city }: Person): string[] {
  const mailbox = email?.split("@")[0];
  const national = phone && dialCode && phone.startsWith(dialCode) ? phone.slice(dialCode.length) : phone;
  const whole = [
    mailbox,
    email,
    phone?.replace("+", ""),
    national,
    national && `0${national}`,
    [name, surname].join(""),
    [surname, name].join(""),
    city,
  ];
  const words = [name, surname, address].flatMap((text) => (text ?? "").split(/[^\p{L}\p{N}]+/u));
  const known = [...whole, ...words].map((text) => foldText(text ?? "").slice(0, MAX_WORD_LENGTH));
  return [...new Set(known.filter((word) => word.length > 2))].slice(0, MAX_WORDS);
}
