import { openSealedText, sealText } from "@/lib/server/platform/keys/sealed-text";

/** The numbers of an owner that lie sealed in the database, each with what it is sealed for and how much is shown. */
const NUMBERS = {
  identity: { purpose: "owner_identity_number", shown: 2 },
  iban: { purpose: "owner_iban", shown: 4 },
} as const;
export type SealedNumber = keyof typeof NUMBERS;

/** What is stored of a number: it sealed, and the end by which people know it. */
export function sealNumber(kind: SealedNumber, number: string): { sealed: string; end: string } {
  const { purpose, shown } = NUMBERS[kind];
  return { sealed: sealText(purpose, number), end: number.slice(-shown) };
}

/** The number; null when there is none. Throws on one that no key opens: a bug, or a key that was lost. */
export function openNumber(kind: SealedNumber, sealed: string | null): string | null {
  if (sealed === null) return null;
  const number = openSealedText(NUMBERS[kind].purpose, sealed);
  if (number === null) throw new Error(`A sealed number (${kind}) cannot be opened`);
  return number;
}
