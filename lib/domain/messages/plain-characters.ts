/** Marks on letters, and what is not seen at all: joiners, direction, variants of signs. */
const UNSEEN = /^[\p{M}\p{Cf}\u115F\u1160\u3164\uFFA0]$/u;
const DIGIT = /^\p{Nd}$/u;
/** Full stops that are no dot, also after NFKC. */
const STOPS: Record<string, string> = { "。": ".", "۔": "." };

/** A text as a reader sees it. */
export interface PlainText {
  text: string;
  /** Where each of its places is in the original; one more for the end. */
  places: number[];
}

/**
 * The text as a reader sees it: digits of every script as 0–9, full-width, circled and mathematical letters as plain
 * ones, without what is not seen.
 */
export function plainCharacters(text: string): PlainText {
  let plain = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const shown = plainCharacter(character);
    plain += shown;
    for (let at = 0; at < shown.length; at += 1) places.push(place);
    place += character.length;
  }
  return { text: plain, places: [...places, place] };
}

function plainCharacter(character: string): string {
  if (character >= " " && character <= "~") return character;
  if (UNSEEN.test(character)) return "";
  if (DIGIT.test(character)) return String(digitOf(character.codePointAt(0) ?? 0));
  const plain = character.normalize("NFKC");
  return STOPS[plain] ?? plain;
}

/** Unicode keeps the ten digits of a script together, zero first; several scripts may follow each other. */
function digitOf(code: number): number {
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
