import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { keepAssets } from "@/lib/server/front/assets/keep-assets";
import { createKeptAssets } from "@/lib/server/front/assets/send-kept-asset";
import type { Front } from "@/lib/server/front/front-server";
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

/** A process that serves this build: the application answers with what it has. */
async function serve(own: string[] = []) {
  const { front, site } = await openFront({
    handle: async (request, response) => {
      const name = (request.url ?? "").replace("/_next/static/", "");
      response.statusCode = own.includes(name) ? 200 : 404;
      response.end("by the application");
    },
    sendKeptAsset: createKeptAssets(new Set(own), kept()),
  });
  fronts.push(front);
  return (path: string, init: RequestInit = {}) => fetch(`${site}/_next/static/${path}`, init);
}

test("files of a former build are served, compressed, and may be kept for ever", async () => {
  await keepAssets(build("old", { "chunks/a.js": "old code", "chunks/a.css": "old style" }), kept());
  await keepAssets(build("new", { "chunks/b.js": "new code" }), kept());
  const ask = await serve(["chunks/b.js"]);
  const script = await ask("chunks/a.js", { headers: { "accept-encoding": "gzip" } });
  expect([script.status, await script.text()]).toEqual([200, "old code"]);
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(script.headers.get("content-encoding")).toBe("gzip");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await ask("chunks/a.css")).headers.get("content-type")).toBe("text/css; charset=utf-8");
  const head = await ask("chunks/a.js", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "8"]);
});

test("a process that started before a build serves its files, too", async () => {
  await keepAssets(build("old", { "chunks/a.js": "old code" }), kept());
  const ask = await serve(["chunks/a.js"]);
  expect((await ask("chunks/b.js")).status).toBe(404);
  await keepAssets(build("new", { "chunks/b.js": "new code" }), kept());
  expect(await (await ask("chunks/b.js")).text()).toBe("new code");
});

test("the application serves its own files, and refuses what no build has", async () => {
  await keepAssets(build("old", { "chunks/a.js": "kept" }), kept());
  const ask = await serve(["chunks/a.js"]);
  expect(await (await ask("chunks/a.js")).text()).toBe("by the application");
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
