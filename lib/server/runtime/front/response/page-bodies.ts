import { LRUCache } from "lru-cache";
import { type EncodedBody, encodeBody } from "@/lib/server/runtime/front/response/encoded-body";
import { rewritePage } from "@/lib/server/runtime/front/rewrite/rewrite-page";
import { joinPayload } from "@/lib/server/runtime/front/rewrite/rsc-payload";

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_PAYLOAD_BYTES = 16 * 1024 * 1024;
const MAX_JOINED_BYTES = 16 * 1024 * 1024;

// Next hands out one and the same string while a page is in its cache, so that looking it up
// compares pointers; a renewed page is a new string, and the old one is evicted in time.
const pages = new LRUCache<string, EncodedBody>({
  maxSize: MAX_BYTES,
  // Two bytes per character, the same once more as bytes, and the compressed forms.
  sizeCalculation: ({ raw, payload }, html) =>
    html.length * 2 + Math.ceil((raw.length + (payload?.script.raw.length ?? 0)) * 1.5) + 1,
});

// A page may be renewed between a visitor's request for it and the one for its payload.
const payloads = new LRUCache<string, EncodedBody>({
  maxSize: MAX_PAYLOAD_BYTES,
  sizeCalculation: ({ raw }) => Math.ceil(raw.length * 1.5) + 1,
});

// While a release lasts, the same pages are requested with their payload again and again.
const joined = new LRUCache<EncodedBody, EncodedBody>({
  maxSize: MAX_JOINED_BYTES,
  sizeCalculation: ({ raw }) => Math.ceil(raw.length * 1.5) + 1,
});

/** The page with its payload inside, so that it needs no second request. */
export function pageWithPayload(page: EncodedBody): EncodedBody {
  const known = joined.get(page);
  if (known || !page.payload) return known ?? page;
  const { version, script } = page.payload;
  const html = joinPayload(page.raw.toString(), { version, script: script.raw.toString() });
  const whole = encodeBody(Buffer.from(html));
  joined.set(page, whole);
  return whole;
}

/** The payload of this version, as long as this process remembers it: also of a page that has changed since. */
export function findPayload(version: string): EncodedBody | undefined {
  return payloads.get(version);
}

/** Pages with a shorter lifetime are not worth a validator and brotli, nor a second request for their payload. */
const LONG_LIVED_SECONDS = 30;

/**
 * The bytes of a page that may be kept for so many seconds, rewritten. Those of a page that Next has in its cache are
 * made once instead of at every request: encoding and compressing a list costs ten times what the rest of its response
 * does.
 */
export function pageOf(body: Buffer | string, seconds = Number.POSITIVE_INFINITY): EncodedBody {
  if (typeof body === "string" && seconds >= LONG_LIVED_SECONDS) return encodePage(body);
  const raw = rewriteBytes(typeof body === "string" ? Buffer.from(body) : body);
  return seconds < LONG_LIVED_SECONDS ? { raw } : encodeBody(raw);
}

/**
 * The page with its scripts deferred. What is rewritten is ASCII, so one character per byte is enough, and gives back
 * the same bytes; decoded, one Turkish letter makes the whole text two bytes wide, and each copy of it several
 * milliseconds slow.
 */
function rewriteBytes(page: Buffer): Buffer {
  return Buffer.from(rewritePage(page.toString("latin1"), { separate: false }).html, "latin1");
}

function encodePage(html: string): EncodedBody {
  const known = pages.get(html);
  if (known) return known;
  const { html: rewritten, payload } = rewritePage(html, { separate: true });
  const page = encodeBody(Buffer.from(rewritten));
  if (payload) {
    const script = encodeBody(Buffer.from(payload.script));
    page.payload = { version: payload.version, script };
    payloads.set(payload.version, script);
  }
  pages.set(html, page);
  return page;
}
