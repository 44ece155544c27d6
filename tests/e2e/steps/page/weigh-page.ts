import { get } from "node:http";
import type { Page } from "playwright/test";

/** Bytes of a page: as sent with gzip, except `html`. */
export interface PageWeight {
  html: number;
  htmlGzip: number;
  /** React's data, where it travels apart. */
  data: number;
  /** Scripts and style sheets that the HTML names. */
  js: number;
  css: number;
  /** What a browser fetched before any scrolling or touch, headers included. */
  scripts: number;
  fonts: number;
  pictures: number;
  largestPicture: number;
  whole: number;
  fontFiles: string[];
}

/** The body as the server sends it. */
function fetchBytes(url: string, encoding: "gzip" | "identity"): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve(Buffer.concat(parts)));
      response.on("error", reject);
    }).on("error", reject);
  });
}

/** Files of the build are the same for all pages. */
const weights = new Map<string, Promise<number>>();

function weigh(url: string): Promise<number> {
  const known = weights.get(url) ?? fetchBytes(url, "gzip").then((body) => body.length);
  weights.set(url, known);
  return known;
}

async function sumOf(urls: Iterable<string>): Promise<number> {
  const all = await Promise.all([...new Set(urls)].map(weigh));
  return all.reduce((sum, bytes) => sum + bytes, 0);
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

/** What the server sends of a page, and of the scripts and styles that its HTML names. */
export async function weighHtml(
  url: string,
): Promise<Pick<PageWeight, "html" | "htmlGzip" | "data" | "js" | "css">> {
  const [raw, gzip] = await Promise.all([fetchBytes(url, "identity"), fetchBytes(url, "gzip")]);
  const tags = raw.toString().match(/<(script|link)\s[^>]*>/gi) ?? [];
  const absolute = (path: string | undefined) => (path ? [new URL(path, url).href] : []);
  const named = tags.filter((tag) => /^<script/i.test(tag) && !/\snomodule/i.test(tag));
  const scripts = named.filter((tag) => attribute(tag, "src"));
  const versions = named.flatMap((tag) => attribute(tag, "data-payload") ?? []);
  const preloads = tags.filter((tag) => attribute(tag, "as") === "script");
  const sheets = tags.filter((tag) => attribute(tag, "rel") === "stylesheet");
  return {
    html: raw.length,
    htmlGzip: gzip.length,
    data: await sumOf(versions.flatMap((version) => absolute(`?rsc-payload=${version}`))),
    js: await sumOf([
      ...scripts.flatMap((tag) => absolute(attribute(tag, "src"))),
      ...preloads.flatMap((tag) => absolute(attribute(tag, "href"))),
    ]),
    css: await sumOf(sheets.flatMap((tag) => absolute(attribute(tag, "href")))),
  };
}

/** What a page weighs for a visitor who comes for the first time and has not scrolled. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const fetched: { type: string; url: string; bytes: number }[] = [];
  const client = await page.context().newCDPSession(page);
  const known = new Map<string, { type: string; url: string }>();
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!/^(data|blob):/.test(response.url)) known.set(requestId, { type, url: response.url });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = known.get(requestId);
    if (one) fetched.push({ ...one, bytes: encodedDataLength });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await client.detach();

  const of = (type: string) => fetched.filter((one) => one.type === type);
  const bytesOf = (list: typeof fetched) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    ...(await weighHtml(url)),
    scripts: bytesOf(of("Script")),
    fonts: bytesOf(of("Font")),
    pictures: bytesOf(of("Image")),
    largestPicture: Math.max(0, ...of("Image").map(({ bytes }) => bytes)),
    whole: bytesOf(fetched),
    fontFiles: of("Font").map((font) => font.url),
  };
}
