import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "@/lib/server/runtime/front/response/accepted-encodings";

/** The body of a response in the forms in which it may be sent; missing forms are made on request. */
export interface EncodedBody extends Partial<Record<Encoding, Buffer>> {
  raw: Buffer;
  /** Only for pages that browsers may keep and revalidate. */
  etag?: string;
  /** React's data of the page, where it is sent separately. */
  payload?: { version: string; script: EncodedBody };
}

const LONG_LIVED_GZIP_LEVEL = 9;
/** Nine would save 0.3 % of the bytes, for ten times the processor time: it takes 16 MB of fresh memory each time. */
const BROTLI_LEVEL = 8;
const SHORT_LIVED_GZIP_LEVEL = 5;
const toGzip = promisify(gzip);
const running = new WeakMap<EncodedBody, Promise<Buffer>>();

/** A page that is requested often: with a validator, and soon with brotli, which takes long to make. */
export function encodeBody(raw: Buffer): EncodedBody {
  const page: EncodedBody = { raw, etag: `W/"${createHash("sha1").update(raw).digest("base64url")}"` };
  brotliCompress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }, (error, br) => {
    if (!error) page.br = br;
  });
  return page;
}

/** The body in the first available of the accepted encodings; gzip is made once, off the event loop. */
export async function bodyOf(
  page: EncodedBody,
  accepted: readonly Encoding[],
): Promise<readonly [body: Buffer, encoding: Encoding | null]> {
  for (const encoding of accepted) {
    const body = page[encoding] ?? (encoding === "gzip" ? await compress(page) : undefined);
    if (body) return [body, encoding];
  }
  return [page.raw, null];
}

async function compress(page: EncodedBody): Promise<Buffer> {
  const level = page.etag ? LONG_LIVED_GZIP_LEVEL : SHORT_LIVED_GZIP_LEVEL;
  const made = running.get(page) ?? toGzip(page.raw, { level });
  running.set(page, made);
  page.gzip = await made;
  return page.gzip;
}
