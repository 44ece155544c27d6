// Letters that Unicode does not take apart into a base letter and a mark.
const LETTERS: Record<string, string> = { ı: "i", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ـ: "" };
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");
const MARKS_AND_INVISIBLES = /[\p{M}\p{Cf}]/gu;
const ARABIC_DIGITS = /[٠-٩۰-۹]/gu;
const SPACES = /[\s\p{Cc}]+/gu;

/**
 * The form in which texts are compared, searched and made into slugs: lower case, without marks, one `i` for
 * `i ı İ I`, `s g c o u` for `ş ğ ç ö ü`, Latin digits, single spaces. Not for e-mail addresses.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(MARKS_AND_INVISIBLES, "")
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(SPACES, " ")
    .trim();
}
