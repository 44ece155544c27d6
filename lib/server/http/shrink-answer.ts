import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, createGzip, type Gzip } from "node:zlib";
import { preparePage } from "@/lib/server/http/prepared-pages";

type Encoding = "br" | "gzip" | null;

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|rss\+xml|ld\+json|manifest\+json)|image\/svg)/;
const STREAM_LEVEL = 5;

/**
 * Sends an answer of Next in the smallest form that the browser reads. Cached pages go out as
 * prepared bytes with a validator; everything else is compressed as it streams.
 */
export function shrinkAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === "HEAD") return;
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  let begun = false;
  let stream: Gzip | null = null;

  function begin(): void {
    if (begun) return;
    begun = true;
    if (response.headersSent || !isCompressible(response)) return;
    addVary(response);
    if (!encoding) return;
    stream = createGzip({ level: STREAM_LEVEL });
    response.removeHeader("Content-Length");
    response.setHeader("Content-Encoding", "gzip");
    stream.on("data", (chunk) => {
      if (!write(chunk)) stream?.pause();
    });
    response.on("drain", () => {
      if (!response.writableNeedDrain) stream?.resume();
    });
    // Who pipes a file into the answer waits for the answer's word, not for the compressor's.
    stream.on("drain", () => response.emit("drain"));
    response.once("close", () => stream?.destroy());
    stream.on("end", () => end());
    stream.on("error", () => response.destroy());
  }

  function sendPrepared(html: string): void {
    const page = preparePage(html);
    const body = encoding === "br" && page.br ? page.br : encoding ? page.gzip : page.raw;
    response.setHeader("ETag", page.etag);
    addVary(response);
    if (request.headers["if-none-match"]?.includes(page.etag) && response.statusCode === 200) {
      response.removeHeader("Content-Length");
      response.statusCode = 304;
      end();
      return;
    }
    if (body !== page.raw) response.setHeader("Content-Encoding", body === page.br ? "br" : "gzip");
    response.setHeader("Content-Length", body.length);
    end(body);
  }

  Object.assign(response, {
    write(...given: Parameters<ServerResponse["write"]>) {
      begin();
      return stream ? stream.write(...given) : write(...given);
    },
    end(...given: Parameters<ServerResponse["end"]>) {
      const [body] = given;
      if (!begun && typeof body === "string" && isCachedPage(response)) {
        begun = true;
        sendPrepared(body);
        return response;
      }
      if (body) begin();
      if (stream) stream.end(...given);
      else end(...given);
      return response;
    },
    flushHeaders() {
      begin();
      flushHeaders();
    },
    // Next calls this after each part of a streamed page.
    flush() {
      stream?.flush(constants.Z_SYNC_FLUSH);
    },
  });
}

function isCachedPage(response: ServerResponse): boolean {
  return !response.headersSent && response.hasHeader("x-nextjs-prerender") && isCompressible(response);
}

function isCompressible(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (statusCode === 204 || statusCode === 206 || statusCode === 304) return false;
  if (response.hasHeader("Content-Encoding")) return false;
  return COMPRESSIBLE.test(String(response.getHeader("Content-Type") ?? ""));
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader("Vary") ?? "");
  if (!/accept-encoding/i.test(vary))
    response.setHeader("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
}

function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : null;
}
