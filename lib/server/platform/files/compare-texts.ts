import { diffArrays, diffLines } from "diff";

export interface TextPiece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** So that no two texts keep a request busy: then a whole text takes the place of the other. */
const MAX_MS = 25;
/** Longer pieces are compared by lines only. */
const MAX_LETTERS = 8_000;
/** Letters of what is the same that stay on either side of a change. */
const AROUND = 120;

/** A text before and after as pieces, in the order of reading: lines first, then the words of changed lines. */
export function compareTexts(before: string, after: string): TextPiece[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: shortened(before, "both") }];
  const lines = diffLines(before, after, { timeout: MAX_MS });
  if (!lines) return replaced(before, after);
  const pieces: TextPiece[] = [];
  for (const [index, { added, removed, value }] of lines.entries()) {
    const next = lines[index + 1];
    const former = lines[index - 1];
    if (removed && next?.added) pieces.push(...compareWords(value, next.value));
    else if (added && former?.removed) continue;
    else pieces.push({ kind: added ? "added" : removed ? "removed" : "same", text: value });
  }
  return pieces.map((piece, index) => {
    if (piece.kind !== "same") return piece;
    const side = index === 0 ? "end" : index === pieces.length - 1 ? "start" : "both";
    return { ...piece, text: shortened(piece.text, side) };
  });
}

function compareWords(before: string, after: string): TextPiece[] {
  if (before.length + after.length > MAX_LETTERS) return replaced(before, after);
  const words = diffArrays(wordsOf(before), wordsOf(after), { timeout: MAX_MS });
  if (!words) return replaced(before, after);
  return words.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}

/** Words of any script whole, spaces whole, every other sign alone. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

function replaced(before: string, after: string): TextPiece[] {
  const pieces: TextPiece[] = [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
  return pieces.filter(({ text }) => text !== "");
}

/** What is the same, without what is far from a change. */
function shortened(text: string, kept: "start" | "end" | "both"): string {
  const start = kept === "end" ? "" : text.slice(0, AROUND);
  const end = kept === "start" ? "" : text.slice(-AROUND);
  return start.length + end.length >= text.length ? text : `${start}\n…\n${end}`;
}
