import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, createGzip, type Gzip } from "node:zlib";
import { acceptedEncodings } from "@/lib/server/runtime/front/encoding/accepted-encodings";
import { addVary } from "@/lib/server/runtime/front/encoding/add-vary";
import { encodePage } from "@/lib/server/runtime/front/page-bodies";
import { sendPage } from "@/lib/server/runtime/front/send-page";

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|rss\+xml|ld\+json|manifest\+json)|image\/svg)/;
const STREAM_LEVEL = 5;

/**
 * Sends a response of Next in the smallest form that the browser reads. Cached pages go out as
 * prepared bytes with a validator; everything else is compressed as it streams.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === "HEAD") return;
  const gzips = acceptedEncodings(request.headers["accept-encoding"]).includes("gzip");
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
    if (!gzips) return;
    stream = createGzip({ level: STREAM_LEVEL });
    response.removeHeader("Content-Length");
    response.setHeader("Content-Encoding", "gzip");
    stream.on("data", (chunk) => {
      if (!write(chunk)) stream?.pause();
    });
    response.on("drain", () => {
      if (!response.writableNeedDrain) stream?.resume();
    });
    // Code that pipes a file into the response waits for its "drain" event, not for the compressor's.
    stream.on("drain", () => response.emit("drain"));
    response.once("close", () => stream?.destroy());
    stream.on("end", () => end());
    stream.on("error", () => response.destroy());
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
        sendPage(request, response, encodePage(body), end).catch(() => response.destroy());
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
