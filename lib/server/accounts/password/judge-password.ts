import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { foldText } from "@/lib/i18n/fold-text";
import commonPasswords from "./common-passwords.json";

/** What people know about a customer, and therefore try. */
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

/** From here on a password takes more than a million guesses. */
const LEAST_SCORE = 2;
/** A longer one is judged by its beginning: judging takes time with every character. */
const JUDGED_LENGTH = 64;

let factory: ZxcvbnFactory | undefined;

/** Takes some 50 ms once, so not before somebody chooses a password. */
function judge(): ZxcvbnFactory {
  factory ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, turkish: commonPasswords.map(foldText) },
    graphs: adjacencyGraphs,
    maxLength: JUDGED_LENGTH,
  });
  return factory;
}

/**
 * Why a password would be guessed soon, or null: it is, or is made of, a common one (the 50,000 commonest and Turkish
 * ones), a run or a pattern of keys, or the customer's own name, address or phone number.
 */
export function judgePassword(
  password: string,
  person: Person,
): "common_password" | "personal_password" | null {
  const folded = foldText(password).slice(0, JUDGED_LENGTH);
  const { score, sequence } = judge().check(folded, wordsOf(person));
  if (score >= LEAST_SCORE) return null;
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
