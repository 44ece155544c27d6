import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { wasUnavailable } from "@/lib/server/platform/outage/unavailable-requests";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { acceptedEncodings } from "@/lib/server/runtime/front/response/accepted-encodings";
import { addVary } from "@/lib/server/runtime/front/response/add-vary";
import {
  type BodySink,
  gzipping,
  holding,
  IGNORED,
  type OriginalMethods,
  passing,
} from "@/lib/server/runtime/front/response/body-sinks";
import { cacheableSeconds } from "@/lib/server/runtime/front/response/cacheable-seconds";
import type { EncodedBody } from "@/lib/server/runtime/front/response/encoded-body";
import {
  pageHeaders,
  removeHeadersBeside,
  setFinalHeaders,
} from "@/lib/server/runtime/front/response/final-headers";
import { pageOf } from "@/lib/server/runtime/front/response/page-bodies";
import { sendPage } from "@/lib/server/runtime/front/response/send-page";
import { sendUnavailable } from "@/lib/server/runtime/front/response/send-unavailable";

export interface CapturedPage {
  headers: OutgoingHttpHeaders;
  page: EncodedBody;
  /** How long it may be kept. */
  seconds: number;
}

export interface Recording {
  /** Called once with the whole page, or null as soon as it is known that it must not be kept. */
  settle: (captured: CapturedPage | null) => void;
  /** Sends an older version of the page in place of an error, by the response's original methods. */
  sendStale?: (() => Promise<void>) | undefined;
}

interface TransformOptions {
  /** The policy of pages that are the same for everybody. */
  sharedPolicy: string;
  /** For a response that may be kept. */
  recording?: Recording | undefined;
}

/** Longer pages are not kept. */
const MAX_BYTES = 2 * 1024 * 1024;
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|rss\+xml|ld\+json|manifest\+json)|image\/svg)/;

/**
 * What happens to a response of Next on its way out, and the only place that replaces methods of a `ServerResponse`.
 * With its first byte, or its end, it is decided once: a failed page gives way to an older one or to the notice of an
 * outage; else it gets its final headers, and its body goes one of three ways. Pages that may be kept, and those that
 * Next has whole, are held back until they are complete, rewritten, encoded and stored; other text is compressed as it
 * streams; responses to HEAD and everything else pass.
 */
export class ResponseTransform {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #options: TransformOptions;
  readonly #original: OriginalMethods;
  /** The headers that the front has set before. */
  readonly #ours: ReadonlySet<string>;
  #sink: BodySink | null = null;
  #hasEnded = false;

  constructor(request: IncomingMessage, response: ServerResponse, options: TransformOptions) {
    const { writeHead, write, end, flushHeaders } = response;
    this.#request = request;
    this.#response = response;
    this.#options = options;
    this.#original = { writeHead, write, end, flushHeaders };
    this.#ours = new Set(response.getHeaderNames());
    const replaced = {
      writeHead: (...given: Parameters<ServerResponse["writeHead"]>) => {
        // Node calls it for every response; that the application does is rare, and its body passes then.
        this.#sink ??= this.#pass(given[0]);
        return writeHead.apply(response, given);
      },
      write: (...given: Parameters<ServerResponse["write"]>) => this.#begin().write(...given),
      end: (...given: Parameters<ServerResponse["end"]>) => {
        const [body] = given;
        this.#hasEnded = true;
        this.#begin(body && typeof body !== "function" ? body : null).end(...given);
        return response;
      },
      flushHeaders: () => this.#begin().flushHeaders(),
      flush: () => this.#sink?.flush?.(),
    };
    Object.assign(response, replaced);
  }

  /** Whether the application has given all of its response, which may not be sent yet. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** `whole` is the body of a response that is sent in one call, null where it has none. */
  #begin(whole?: unknown): BodySink {
    this.#sink ??= this.#replace() ?? this.#choose(whole);
    return this.#sink;
  }

  #pass(status: number): BodySink {
    setFinalHeaders(this.#response, status, this.#options.sharedPolicy);
    this.#options.recording?.settle(null);
    return passing(this.#response, this.#original);
  }

  #replace(): BodySink | null {
    const { recording } = this.#options;
    const id = String(this.#request.headers[INTERNAL_HEADERS.requestId] ?? "");
    const { statusCode: status } = this.#response;
    const stale = status >= 500 ? recording?.sendStale : undefined;
    if (!stale && !(status === 500 && wasUnavailable(id))) return null;
    recording?.settle(null);
    removeHeadersBeside(this.#response, this.#ours);
    this.#sink = IGNORED;
    const end = this.#original.end.bind(this.#response);
    const sent = stale ? stale() : sendUnavailable(this.#request, this.#response, end);
    sent.catch(() => this.#response.destroy());
    return IGNORED;
  }

  #choose(whole: unknown): BodySink {
    const [request, response, original] = [this.#request, this.#response, this.#original];
    const { sharedPolicy, recording } = this.#options;
    setFinalHeaders(response, response.statusCode, sharedPolicy);
    const seconds = recording ? cacheableSeconds(response) : 0;
    if (seconds > 0) return holding((body) => this.#keep(body, seconds));
    recording?.settle(null);
    if (request.method === "HEAD" || whole === null || !isCompressible(response))
      return passing(response, original);
    if (typeof whole === "string" && response.hasHeader("x-nextjs-prerender"))
      return holding((body) => this.#send(pageOf(body)));
    addVary(response);
    const isGzipped = acceptedEncodings(request.headers["accept-encoding"]).includes("gzip");
    return isGzipped ? gzipping(response, original) : passing(response, original);
  }

  #keep(body: Buffer | string, seconds: number): void {
    const page = pageOf(body, seconds);
    const headers = pageHeaders(this.#response, this.#ours);
    this.#options.recording?.settle(page.raw.length > MAX_BYTES ? null : { headers, page, seconds });
    this.#send(page);
  }

  #send(page: EncodedBody): void {
    const end = this.#original.end.bind(this.#response);
    sendPage(this.#request, this.#response, page, end).catch(() => this.#response.destroy());
  }
}

function isCompressible(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (statusCode === 204 || statusCode === 206 || statusCode === 304) return false;
  if (response.hasHeader("Content-Encoding")) return false;
  return COMPRESSIBLE.test(String(response.getHeader("Content-Type") ?? ""));
}
