/** A filler that is neither digit nor letter and is skipped between digits. */
const FILLER = "\uFE0F";
/** The zeros of the digits that phones offer beside the Latin ones: Arabic and Persian. */
const ZEROS = [0x0660, 0x06f0] as const;

/**
 * The text as a reader sees it, place by place: digits of every kind as 0–9, full-width and circled letters as plain
 * ones. As long as the text itself, so that a place found here is the same place there.
 */
export function plainCharacters(text: string): string {
  return [...text].map(plainCharacter).join("");
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  const plain = character.normalize("NFKC");
  return plain.length <= character.length ? plain.padEnd(character.length, FILLER) : character;
}
