import { createServer } from "node:http";
import { normalizeCacheControl } from "@/lib/server/runtime/front/normalize-cache-control";
import { freePort } from "@/tests/fixtures/http/free-port";

test("a missing file is not cached permanently, though its folder's files are", async () => {
  const server = createServer((request, response) => {
    normalizeCacheControl(response);
    response.statusCode = request.url === "/media/there.webp" ? 200 : 404;
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const rulesOf = async (file: string) =>
    (await fetch(`http://127.0.0.1:${port}/media/${file}`)).headers.get("cache-control");
  expect(await rulesOf("there.webp")).toContain("immutable");
  expect(await rulesOf("gone.webp")).toBe("no-store");
  server.close();
});
