import { readFileSync } from "node:fs";

/** A file that is not UTF-8; the message says in which line, and how to mend it. */
export class NotUtf8Error extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is not UTF-8 text; save the file as UTF-8 (Excel: "CSV UTF-8")`);
    this.line = line;
  }
}

/** U+FFFD stands for letters that another program has lost already; NUL is half a letter of UTF-16. */
const LOST_LETTERS = /[\0\uFFFD]/;

/**
 * The text of a file for people to import, without its byte order mark. Throws `NotUtf8Error` for every other
 * encoding: read as UTF-8, each of its letters outside ASCII would silently become U+FFFD.
 */
export function readUtf8File(path: string): string {
  const bytes = readFileSync(path);
  const text = decode(bytes);
  if (text !== null) return text;
  for (let line = 1, start = 0; ; line += 1) {
    // A line feed is one byte in UTF-8 and never a part of another letter.
    const end = bytes.indexOf("\n", start);
    if (decode(bytes.subarray(start, end < 0 ? undefined : end)) === null || end < 0)
      throw new NotUtf8Error(line);
    start = end + 1;
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return LOST_LETTERS.test(text) ? null : text;
  } catch {
    return null;
  }
}
