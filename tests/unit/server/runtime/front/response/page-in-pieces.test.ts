import { setTimeout as sleep } from "node:timers/promises";
import { type Application, openCached } from "@/tests/fixtures/http/cached-pages";

test("a page that arrives in parts is cached whole, and compressed on the next request", async () => {
  const { ask, calls } = await openCached(async (_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "public, max-age=0, s-maxage=15");
    response.flushHeaders();
    response.write("çok ");
    await sleep(10);
    response.write(Buffer.from("güzel "));
    response.end("tekne");
  });
  expect((await ask("/list?sort=price_asc")).text).toBe("çok güzel tekne");
  const again = await ask("/list?sort=price_asc", { "accept-encoding": "gzip" });
  expect([again.text, again.headers.get("content-encoding"), calls.length]).toEqual([
    "çok güzel tekne",
    "gzip",
    1,
  ]);
});

test("a search that is rendered in chunks is sent as one, at first and from memory", async () => {
  const search: Application = async (_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "public, max-age=0, s-maxage=15, must-revalidate");
    response.flushHeaders();
    response.write("<main>24 ");
    await sleep(5);
    response.write("boats");
    await sleep(5);
    response.end("</main>");
  };
  const { ask, calls } = await openCached(search);
  for (const encoding of ["gzip", "identity", "gzip"]) {
    const { text, headers } = await ask("/tekne?persons=4", { "accept-encoding": encoding });
    expect(text).toBe("<main>24 boats</main>");
    expect(headers.get("content-encoding")).toBe(encoding === "gzip" ? "gzip" : null);
    expect(headers.get("content-length")).not.toBeNull();
  }
  expect(calls).toHaveLength(1);
});

test("a search whose scripts are deferred keeps the letters of all languages", async () => {
  const words = "Kaş, Göcek, İstanbul · ₺1.250 · العربية · ⛵";
  const { ask } = await openCached(async (_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "public, max-age=0, s-maxage=15, must-revalidate");
    response.write('<head><script src="/a.js" async=""></script></head><body>');
    response.end(`<main>${words}</main></body>`);
  });
  const { text } = await ask("/tekne?persons=4");
  expect(text).toContain(`<main>${words}</main>`);
  expect(text).toContain('<template id="scripts"><script src="/a.js" async="">');
});
