import { createHash } from "node:crypto";
import { brotliCompress, constants, gzipSync } from "node:zlib";

export interface PreparedPage {
  raw: Buffer;
  gzip: Buffer;
  /** Made in the background; absent at first. */
  br?: Buffer;
  etag: string;
}

const MAX_BYTES = 96 * 1024 * 1024;

// Next hands out one and the same string while a page is in its cache, so that looking it up
// compares pointers; a renewed page is a new string, and the old one grows out.
const pages = new Map<string, PreparedPage>();
let heldBytes = 0;

/**
 * The bytes of a cached page, made once instead of at every request: encoding and compressing a
 * list costs ten times what the rest of its answer does.
 */
export function preparePage(html: string): PreparedPage {
  const known = pages.get(html);
  if (known) return known;
  const raw = Buffer.from(html);
  const page: PreparedPage = {
    raw,
    gzip: gzipSync(raw, { level: 9 }),
    etag: `W/"${createHash("sha1").update(raw).digest("base64url")}"`,
  };
  brotliCompress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, (error, br) => {
    if (!error) page.br = br;
  });
  pages.set(html, page);
  heldBytes += sizeOf(html, page);
  makeRoom();
  return page;
}

function makeRoom(): void {
  for (const [html, page] of pages) {
    if (heldBytes <= MAX_BYTES || pages.size === 1) return;
    pages.delete(html);
    heldBytes -= sizeOf(html, page);
  }
}

function sizeOf(html: string, { raw, gzip }: PreparedPage): number {
  // Two bytes per character, and about as much brotli as gzip.
  return html.length * 2 + raw.length + gzip.length * 2;
}
