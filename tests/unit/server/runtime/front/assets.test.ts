import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { keepAssets } from "@/lib/server/runtime/front/assets/keep-assets";
import { createAssets } from "@/lib/server/runtime/front/assets/send-asset";
import type { Front } from "@/lib/server/runtime/front/front-server";
import { compressAssets } from "@/scripts/server/compress-assets";
import { openFront } from "@/tests/fixtures/http/open-front";

const fronts: Front[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "palamar-assets-"));
});
afterEach(async () => {
  for (const front of fronts.splice(0)) await front.drain(0, 0);
  rmSync(folder, { recursive: true });
});

/** A build with these files for browsers. */
function build(id: string, files: Record<string, string>) {
  const built = join(folder, "builds", id);
  mkdirSync(join(built, "chunks"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(built, name), text);
  return { id, files: built };
}

const kept = () => join(folder, "assets");

/** A process that serves the builds that are kept; the application has no file. */
async function serve() {
  const { front, site } = await openFront({
    handle: async (_request, response) => {
      response.statusCode = 404;
      response.end();
    },
    sendAsset: createAssets(kept()),
  });
  fronts.push(front);
  return (path: string, init: RequestInit = {}) => fetch(`${site}/_next/static/${path}`, init);
}

test("files of a former build are served, compressed, and may be kept for ever", async () => {
  await keepAssets(build("old", { "chunks/a.js": "old code", "chunks/a.css": "old style" }), kept());
  await keepAssets(build("new", { "chunks/b.js": "new code" }), kept());
  const ask = await serve();
  const script = await ask("chunks/a.js", { headers: { "accept-encoding": "gzip" } });
  expect([script.status, await script.text()]).toEqual([200, "old code"]);
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(script.headers.get("content-encoding")).toBe("gzip");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await ask("chunks/a.css")).headers.get("content-type")).toBe("text/css; charset=utf-8");
  const head = await ask("chunks/a.js", { method: "HEAD", headers: { "accept-encoding": "identity" } });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "8"]);
});

test("a process that started before a build serves its files, too", async () => {
  await keepAssets(build("old", { "chunks/a.js": "old code" }), kept());
  const ask = await serve();
  expect((await ask("chunks/b.js")).status).toBe(404);
  await keepAssets(build("new", { "chunks/b.js": "new code" }), kept());
  expect(await (await ask("chunks/b.js")).text()).toBe("new code");
});

test("a name that no build has opens no file, however many builds are kept", async () => {
  for (const id of ["a", "b", "c"]) await keepAssets(build(id, { [`chunks/${id}.js`]: id }), kept());
  const ask = await serve();
  expect(await (await ask("chunks/a.js")).text()).toBe("a");
  const reads = jest.spyOn(promises, "readFile");
  const lists = jest.spyOn(promises, "readdir");
  for (let guess = 0; guess < 20; guess++) expect((await ask(`chunks/x${guess}.js`)).status).toBe(404);
  expect([...reads.mock.calls, ...lists.mock.calls]).toEqual([]);
  reads.mockRestore();
  lists.mockRestore();
});

test("scripts are sent as the build compressed them, brotli before gzip, and fonts as they are", async () => {
  const code = "const code = 1;".repeat(50);
  const made = build("own", { "chunks/a.js": code, "chunks/a.woff2": code });
  await compressAssets(made.files);
  await keepAssets(made, kept());
  const ask = await serve();
  for (const [accepted, encoding, compress] of [
    ["br, gzip", "br", brotliCompressSync],
    ["gzip", "gzip", (text: string) => gzipSync(text, { level: 9 })],
  ] as const) {
    const script = await ask("chunks/a.js", { headers: { "accept-encoding": accepted } });
    expect([script.headers.get("content-encoding"), script.headers.get("vary")]).toEqual([
      encoding,
      "Accept-Encoding",
    ]);
    expect(script.headers.get("content-length")).toBe(String(compress(code).length));
    expect(await script.text()).toBe(code);
  }
  const plain = await ask("chunks/a.js", { headers: { "accept-encoding": "identity" } });
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, code]);
  const font = await ask("chunks/a.woff2", { headers: { "accept-encoding": "br, gzip" } });
  expect([font.headers.get("content-encoding"), await font.text()]).toEqual([null, code]);
});

test("a file that was sent once is sent from memory", async () => {
  await keepAssets(build("own", { "chunks/a.js": "code" }), kept());
  const ask = await serve();
  await ask("chunks/a.js");
  rmSync(kept(), { recursive: true });
  expect(await (await ask("chunks/a.js")).text()).toBe("code");
});

test("what no build has is refused, and so is every way out of their folder", async () => {
  await keepAssets(build("old", { "chunks/a.js": "kept" }), kept());
  const ask = await serve();
  for (const path of [
    "chunks/none.js",
    "chunks",
    "old",
    "%2e%2e/old/chunks/a.js",
    "..%2fold%2fchunks%2fa.js",
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test("only the ten builds that were started last keep their files", async () => {
  for (let made = 0; made < 11; made += 1) {
    await keepAssets(build(`build-${made}`, { "chunks/a.js": "" }), kept());
    utimesSync(join(kept(), `build-${made}`), made, made);
  }
  // One that is started again counts as new.
  await keepAssets(build("build-1", {}), kept());
  await keepAssets(build("build-11", { "chunks/a.js": "" }), kept());
  const expected = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((made) => `build-${made}`);
  expect(readdirSync(kept()).toSorted()).toEqual(expected.toSorted());
});
