import { foldText } from "@/lib/i18n/fold-text";
import commonPasswords from "./common-passwords.json";

const COMMON: ReadonlySet<string> = new Set(commonPasswords.map(foldText));

/**
 * Whether attackers try this password first: a list of the most common ones (of eight characters and more,
 * Turkish ones too), a run of one or two characters, or the customer's own e-mail address.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = foldText(password);
  if (COMMON.has(folded) || new Set(folded).size <= 2) return true;
  const [name = ""] = email.split("@");
  return folded === foldText(email) || folded === foldText(name);
}
