import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { shrinkAnswer } from "@/lib/server/http/shrink-answer";

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

test("a large file that is piped into the answer arrives whole, although the compressor makes it wait", async () => {
  const file = Buffer.from(randomBytes(600_000).toString("hex"));
  server = createServer((request, response) => {
    response.setHeader("Content-Type", "application/javascript");
    shrinkAnswer(request, response);
    Readable.from([file.subarray(0, 400_000), file.subarray(400_000, 900_000), file.subarray(900_000)]).pipe(
      response,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { "accept-encoding": "gzip", connection: "close" },
    signal: AbortSignal.timeout(4000),
  });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  const body = Buffer.from(await answer.arrayBuffer());
  // Node's fetch opens the encoding itself.
  expect((body[0] === 0x1f ? gunzipSync(body) : body).equals(file)).toBe(true);
});
