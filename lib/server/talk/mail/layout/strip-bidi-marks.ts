/** They order the text of screens; on paper they would be drawn, since no font has them. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;
const ISOLATED = /\u2066([^\u2069]*)\u2069/g;
const NUMBERS = /\d+(?:[.,:]\d+)*|\D+/g;

/**
 * A text for paper, without marks of direction. What they kept in order needs none where it has Latin letters. Numbers
 * have no direction of their own: among Arabic words their groups run from the right, so the groups are reversed for
 * the eye to find a telephone number or an amount as it was.
 */
export const stripBidiMarks = (text: string) =>
  text
    .replace(ISOLATED, (_, kept: string) =>
      /\p{L}/u.test(kept) ? kept : (kept.match(NUMBERS) ?? []).reverse().join(""),
    )
    .replace(MARKS, "");
