/** A name or amount inside a sentence of the other direction: it keeps its own direction (U+2068 … U+2069). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
