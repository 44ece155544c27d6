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

/** zxcvbn scores from 0 to 4: from 2 on a password takes more than a million guesses. */
const MIN_SCORE = 2;
/** Only the beginning of a longer password is checked, since the time grows with every character. */
const MAX_CHECKED_LENGTH = 64;

let factory: ZxcvbnFactory | undefined;

/** Made on first use, since that takes some 50 ms. */
function strengthMeter(): ZxcvbnFactory {
  factory ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, turkish: commonPasswords.map(foldText) },
    graphs: adjacencyGraphs,
    maxLength: MAX_CHECKED_LENGTH,
  });
  return factory;
}

/**
 * Why a password would be guessed soon, or null: it is, or is made of, a common one (the 50,000 commonest and Turkish
 * ones), a run or a pattern of keys, or the customer's own name, address or phone number.
 */
export function findPasswordWeakness(
  password: string,
  person: Person,
): "common_password" | "personal_password" | null {
  const folded = foldText(password).slice(0, MAX_CHECKED_LENGTH);
  const { score, sequence } = strengthMeter().check(folded, wordsOf(person));
  if (score >= MIN_SCORE) return null;
  const isPersonal = sequence.some(
    (match) => "dictionaryName" in match && match.dictionaryName === "userInputs",
  );
  return isPersonal ? "personal_password" : "common_password";
}

function wordsOf({ name, surname, email, phone, dialCode, address, city }: Person): string[] {
  const mailbox = email?.split("@")[0];
  const national = phone && dialCode && phone.startsWith(dialCode) ? phone.slice(dialCode.length) : phone;
  const parts = [name, surname, email, mailbox, phone?.replace("+", ""), national, address, city].map(
    (text) => foldText(text ?? ""),
  );
  const fullNames = [`${parts[0]}${parts[1]}`, `${parts[1]}${parts[0]}`];
  const words = parts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set([...words, ...fullNames, national ? `0${national}` : ""])].filter(
    (word) => word.length > 2,
  );
}
