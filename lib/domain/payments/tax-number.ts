/**
 * Whether a Turkish tax number has the right check digits: the VKN of a company (10 digits) or the identity number
 * (TCKN, 11 digits) that sole traders use.
 */
export function isTurkishTaxNumber(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const digits = [...text].map(Number);
  if (digits.length === 10) return isVkn(digits);
  return digits.length === 11 && isTckn(digits);
}

/** Whether a text is the tax number of a company (VKN) by its check digit. */
export function isCompanyNumber(text: string): boolean {
  return text.length === 10 && isTurkishTaxNumber(text);
}

/** Whether a text is the identity number of a person (TCKN) by its two check digits. */
export function isIdentityNumber(text: string): boolean {
  return text.length === 11 && isTurkishTaxNumber(text);
}

function isVkn(digits: readonly number[]): boolean {
  const sum = digits.slice(0, 9).reduce((total, digit, position) => {
    const shifted = (digit + 9 - position) % 10;
    return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - position)) % 9);
  }, 0);
  return digits[9] === (10 - (sum % 10)) % 10;
}

function isTckn(digits: readonly number[]): boolean {
  if (digits[0] === 0) return false;
  const sumOf = (...positions: number[]) => positions.reduce((sum, at) => sum + (digits[at] ?? 0), 0);
  const tenth = (sumOf(0, 2, 4, 6, 8) * 7 - sumOf(1, 3, 5, 7)) % 10;
  return (tenth + 10) % 10 === digits[9] && sumOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 10 === digits[10];
}
