import type { IncomingMessage, ServerResponse } from "node:http";
import type { Front } from "@/lib/server/runtime/front/front-server";
import { createPageCache } from "@/lib/server/runtime/front/page-cache";
import { sendPage } from "@/tests/fixtures/http/cached-pages";
import { openFront } from "@/tests/fixtures/http/open-front";

const DATA = "self.__next_f.push([1,'0:\"Göcek\"\\n'])";
const fronts: Front[] = [];

afterEach(async () => {
  for (const front of fronts.splice(0)) await front.drain(0, 0);
});

const pageOf = (text: string) =>
  `<html><head><script src="/_next/a.js" async=""></script></head><body><p>${text}</p><script>${DATA}</script></body></html>`;

/** A process of the site that shows this text, and 404 under /missing, as Next does from its cache. */
async function openSite(text = "Göcek") {
  const asked: IncomingMessage[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://site");
    if (pathname.endsWith("missing")) response.statusCode = 404;
    sendPage(response, pageOf(text + (searchParams.get("lang") ?? "")), {
      "x-nextjs-prerender": "1",
      Link: "</x.css>; rel=preload",
    });
  };
  const { front, site } = await openFront({ handle, pages: createPageCache() });
  fronts.push(front);
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${site}${path}`, { headers });
  const dataAddress = async (path: string) => {
    const version = /data-payload="([\w-]+)"/.exec(await (await ask(path)).text())?.[1];
    return `${path}${path.includes("?") ? "&" : "?"}rsc-payload=${version}`;
  };
  return { ask, asked, dataAddress };
}

test("a page names the address of its payload, which is compressed and not sent twice", async () => {
  const { ask, dataAddress } = await openSite();
  const address = await dataAddress("/tekne");
  const response = await ask(address);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    "text/javascript; charset=utf-8",
    DATA,
  ]);
  expect(response.headers.get("link")).toBeNull();
  expect((await ask(address, { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
  const known = { "if-none-match": response.headers.get("etag") ?? "" };
  expect((await ask(address, known)).status).toBe(304);
  expect(await (await ask("/tekne")).text()).not.toContain("__next_f");
});

test("another process serves the payload of a page that it never rendered for a visitor", async () => {
  const address = await (await openSite()).dataAddress("/tekne");
  const { ask } = await openSite();
  expect(await (await ask(address)).text()).toBe(DATA);
});

test("a page that was renewed meanwhile still has the payload of the HTML that the visitor has", async () => {
  const address = await (await openSite("old")).dataAddress("/tekne");
  const response = await (await openSite("new")).ask(address);
  expect([response.status, await response.text()]).toEqual([200, DATA]);
});

test("data of a version that the process does not know is not found, and that response is not cached", async () => {
  const { ask } = await openSite();
  const response = await ask("/tekne?rsc-payload=AAAAAAAAAAAA");
  expect([response.status, response.headers.get("cache-control"), await response.text()]).toEqual([
    404,
    "no-store",
    "",
  ]);
});

test("data is requested like its page, with the same session and language; a not-found page has data too", async () => {
  const { ask, asked, dataAddress } = await openSite();
  const address = await dataAddress("/missing");
  const response = await ask(address, { cookie: "palamar_locale=ar" });
  expect([response.status, await response.text()]).toEqual([200, DATA]);
  expect([asked.at(-1)?.url, asked.at(-1)?.headers.cookie]).toEqual(["/missing", "palamar_locale=ar"]);
});

test("a page is sent with its payload inside when that is requested, by a process that knows no version of it", async () => {
  const { ask, asked } = await openSite();
  const response = await ask("/tekne?lang=en&rsc-payload=inside");
  const html = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(html.split(DATA)).toHaveLength(2);
  expect(html).toContain(`<template id="scripts"><script>${DATA}</script><script src=`);
  expect(html).not.toContain("data-payload=");
  expect(asked.at(-1)?.url).toBe("/tekne?lang=en");
  // The page that is kept for others stays as it was.
  expect(await (await ask("/tekne?lang=en")).text()).toContain("data-payload=");
});

test("visitors cannot request data by a header", async () => {
  const { ask } = await openSite();
  const response = await ask("/tekne", { "x-palamar-payload": "AAAAAAAAAAAA" });
  expect(response.headers.get("content-type")).toContain("text/html");
});

test("data is requested with the page's own query: /404?lang=en has other data than /404", async () => {
  const { ask, asked, dataAddress } = await openSite();
  const address = await dataAddress("/missing?lang=en");
  expect(address).not.toBe((await dataAddress("/missing")).replace("?", "?lang=en&"));
  expect((await ask(address)).status).toBe(200);
  expect(asked.at(-1)?.url).toBe("/missing?lang=en");
});

test("an address that can be no page has its notice's data too", async () => {
  const { ask, dataAddress } = await openSite();
  const response = await ask(await dataAddress("/en/%ZZ"));
  expect([response.status, await response.text()]).toEqual([200, DATA]);
});
