import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { cacheableSeconds } from "@/lib/server/runtime/front/cacheable-seconds";
import { type EncodedBody, encodeBody } from "@/lib/server/runtime/front/encoding/encoded-body";
import { encodePage } from "@/lib/server/runtime/front/page-bodies";
import { originalOf, replaceResponse } from "@/lib/server/runtime/front/replace-response";
import { rewritePage } from "@/lib/server/runtime/front/rewrite/rewrite-page";
import { sendPage } from "@/lib/server/runtime/front/send-page";

export interface CapturedPage {
  headers: OutgoingHttpHeaders;
  page: EncodedBody;
  /** How long it may be kept. */
  seconds: number;
}

interface Capture {
  /** Called once with the whole response, or null as soon as it is known that it must not be kept. */
  settle: (captured: CapturedPage | null) => void;
  /** Sends another response in place of an error; absent when there is none. */
  sendStale?: () => void;
}

/** Longer responses are not cached as pages. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Pages with a shorter lifetime are not worth a validator and brotli. */
const LONG_LIVED_SECONDS = 30;
const PER_RESPONSE_HEADERS =
  /^(x-nextjs-.*|x-middleware-.*|content-length|etag|date|connection|keep-alive|transfer-encoding)$/;

/**
 * Records the application's response before it is compressed. Headers that the front had set on the
 * response before, such as its id, do not belong to the page.
 */
export function captureResponse(response: ServerResponse, { settle, sendStale }: Capture): void {
  const original = originalOf(response);
  const inner = original.methods;
  const parts: Buffer[] = [];
  let bytes = 0;
  let kept: Omit<CapturedPage, "page"> | null | undefined;
  let isReplaced = false;
  // Streamed pages are sent in one piece, as small as those that Next has whole.
  const isHeld = () => kept?.headers["content-type"]?.toString().startsWith("text/html") ?? false;

  function begin(): void {
    if (kept !== undefined) return;
    const seconds = cacheableSeconds(response);
    kept = seconds > 0 ? { seconds, headers: headersBeside(response, original.headers) } : null;
    if (kept) return;
    settle(null);
    if (response.statusCode < 500 || response.headersSent) return;
    if (!sendStale) return void response.setHeader("Cache-Control", "no-store");
    isReplaced = true;
    replaceResponse(response, original, sendStale);
  }

  /** Whether the body comes as one string: Next sends cached pages so. */
  function isWhole(last: unknown): last is string {
    return typeof last === "string" && last !== "" && parts.length === 0;
  }

  function read(part: unknown): void {
    if (!kept || (typeof part !== "string" && !(part instanceof Uint8Array))) return;
    const copied = Buffer.from(part);
    bytes += copied.length;
    if (bytes <= MAX_BYTES || isHeld()) parts.push(copied);
  }

  function finish(whole: unknown): void {
    if (!kept) return;
    // Next sends the same string each time: it is encoded once.
    if (isWhole(whole)) settle({ ...kept, page: encodePage(whole) });
    else {
      read(whole);
      settle(bytes > MAX_BYTES ? null : { ...kept, page: pageOf(Buffer.concat(parts), kept.seconds) });
    }
  }

  function sendHeld({ seconds, headers }: Omit<CapturedPage, "page">, last: unknown): void {
    read(last);
    // Its lifetime is too short for a separate payload: that would often render it twice.
    const { html } = rewritePage(Buffer.concat(parts).toString(), { separate: false });
    const page = pageOf(Buffer.from(html), seconds);
    settle(bytes > MAX_BYTES ? null : { seconds, headers, page });
    sendPage(response.req, response, page, inner.end.bind(response)).catch(() => response.destroy());
  }

  Object.assign(response, {
    write(...given: Parameters<ServerResponse["write"]>) {
      begin();
      if (isReplaced) return true;
      read(given[0]);
      return isHeld() || inner.write.apply(response, given);
    },
    end(...given: Parameters<ServerResponse["end"]>) {
      begin();
      if (isReplaced) return response;
      if (kept && isHeld() && !isWhole(given[0])) {
        sendHeld(kept, given[0]);
        return response;
      }
      finish(given[0]);
      return inner.end.apply(response, given);
    },
    flushHeaders() {
      begin();
      if (!isReplaced && !isHeld()) inner.flushHeaders.call(response);
    },
  });
}

function pageOf(raw: Buffer, seconds: number): EncodedBody {
  return seconds < LONG_LIVED_SECONDS ? { raw } : encodeBody(raw);
}

function headersBeside(response: ServerResponse, ours: ReadonlySet<string>): OutgoingHttpHeaders {
  const entries = Object.entries(response.getHeaders());
  return Object.fromEntries(entries.filter(([name]) => !ours.has(name) && !PER_RESPONSE_HEADERS.test(name)));
}
