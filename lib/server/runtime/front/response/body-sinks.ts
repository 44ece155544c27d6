import type { ServerResponse } from "node:http";
import { constants, createGzip } from "node:zlib";

/** The methods of a response by which it leaves, as Node made them. */
export type OriginalMethods = Pick<ServerResponse, "writeHead" | "write" | "end" | "flushHeaders">;

/** What a caller gave, whichever forms of the method there are. */
type Given = unknown[];

/** Where the body goes that the application writes. */
export interface BodySink {
  write(...given: Given): boolean;
  end(...given: Given): void;
  flushHeaders(): void;
  /** Next calls this after each part of a streamed page. */
  flush?(): void;
}

const STREAM_LEVEL = 5;

/** For a response that another one has replaced. */
export const IGNORED: BodySink = { write: () => true, end: () => undefined, flushHeaders: () => undefined };

/** As it is. */
export function passing(response: ServerResponse, { write, end, flushHeaders }: OriginalMethods): BodySink {
  return {
    write: (...given) => Reflect.apply(write, response, given),
    end: (...given) => void Reflect.apply(end, response, given),
    flushHeaders: () => flushHeaders.call(response),
  };
}

/** Compressed on the way. */
export function gzipping(response: ServerResponse, original: OriginalMethods): BodySink {
  const { write, end, flushHeaders } = passing(response, original);
  const stream = createGzip({ level: STREAM_LEVEL });
  response.removeHeader("Content-Length");
  response.setHeader("Content-Encoding", "gzip");
  stream.on("data", (chunk) => {
    if (!write(chunk)) stream.pause();
  });
  response.on("drain", () => {
    if (!response.writableNeedDrain) stream.resume();
  });
  // Code that pipes a file into the response waits for its "drain" event, not for the compressor's.
  stream.on("drain", () => response.emit("drain"));
  response.once("close", () => stream.destroy());
  stream.on("end", () => end());
  stream.on("error", () => response.destroy());
  return {
    write: (...given) => Reflect.apply(stream.write, stream, given),
    end: (...given) => void Reflect.apply(stream.end, stream, given),
    flushHeaders,
    flush: () => stream.flush(constants.Z_SYNC_FLUSH),
  };
}

/** Held back until it is whole. */
export function holding(send: (body: Buffer | string) => void): BodySink {
  const parts: (Buffer | string)[] = [];
  const read = (part: unknown) => {
    if (typeof part === "string") parts.push(part);
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  return {
    write(part) {
      read(part);
      return true;
    },
    end(last) {
      read(last);
      const [only = ""] = parts;
      const bytesOf = (part: Buffer | string) => (typeof part === "string" ? Buffer.from(part) : part);
      send(parts.length <= 1 ? only : Buffer.concat(parts.map(bytesOf)));
    },
    flushHeaders: () => undefined,
  };
}
