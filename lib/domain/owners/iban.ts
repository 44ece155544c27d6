/**
 * How long an IBAN of a country is, by the registry of ISO 13616 (SWIFT): Türkiye and where owners of boats on this
 * coast have their banks. Of other countries only the outer bounds are known here.
 */
const LENGTHS: Readonly<Record<string, number>> = {
  AE: 23,
  AT: 20,
  AZ: 28,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  DE: 22,
  ES: 24,
  FR: 27,
  GB: 22,
  GR: 27,
  IE: 22,
  IT: 27,
  KW: 30,
  NL: 18,
  QA: 29,
  RO: 24,
  SA: 24,
  TR: 26,
};

/** Without spaces, in capital letters. */
export const foldIban = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/**
 * Whether a text is an IBAN by its length and its two check digits (ISO 7064, MOD 97-10): the first four characters go
 * to the end, letters become 10 to 35, and the number leaves 1 when divided by 97.
 */
export function isIban(text: string): boolean {
  const iban = foldIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const character of turned)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
