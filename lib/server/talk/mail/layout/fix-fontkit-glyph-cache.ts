interface Glyph {
  codePoints: readonly number[];
}

/** The parts of fontkit's font that its types leave out. */
export interface GlyphSource {
  /** Its memory, private to it: where a later version has another, words break as before, and nothing fails. */
  _glyphs?: Record<number, Glyph>;
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
}

/**
 * Makes a font cache each glyph together with its letters. By itself it keeps those of its first
 * use, also where the same glyph is a part of another Arabic letter later: the library then counts letters wrongly and
 * ends lines inside of words.
 */
export function fixFontkitGlyphCache(font: GlyphSource): void {
  const made = new Map<string, Glyph>();
  const make = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id}:${codePoints.join()}`;
    const known = made.get(key);
    if (known) return known;
    delete font._glyphs?.[id];
    const glyph = make(id, codePoints);
    made.set(key, glyph);
    return glyph;
  };
}
