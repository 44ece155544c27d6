import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { importBoats } from "@/lib/server/catalogue/boats/files/import-boats";
import { getBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { getListPage } from "@/lib/server/catalogue/search/get-list-page";
import type { ChangedTags } from "@/lib/server/platform/db/cache-manifest";
import { listenTags, type TagListener } from "@/lib/server/platform/db/listen-tags";
import { getPool } from "@/lib/server/platform/db/pool";
import { readForPage, withReadScope } from "@/lib/server/platform/db/read-scope";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { createPageCache } from "@/lib/server/runtime/front/page-cache";
import { exportedBoats, writeBoatFile } from "@/tests/fixtures/boats/exported-boats";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { openFront } from "@/tests/fixtures/http/open-front";

// Next keeps nothing here: what a page shows twice comes from our own memory.
jest.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

const database = testDatabase({ seeded: true });
const folder = mkdtempSync(join(tmpdir(), "palamar-tags-"));
let listener: TagListener | undefined;

afterAll(async () => {
  await listener?.stop();
  rmSync(folder, { recursive: true });
});

/** A site of a list and of boats, and how often each of its pages was rendered. */
async function openSite() {
  const pages = createPageCache();
  const renders = new Map<string, number>();
  const announced: ChangedTags[] = [];
  const handle = withReadScope(async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    readForPage(`/tr${path}`);
    await getSiteFrame("tr");
    if (path === "/tekne-kiralama") await getListPage("tr", { kind: "all" });
    else await getBoatPage("tr", path.replace("/tekne/", ""));
    renders.set(path, (renders.get(path) ?? 0) + 1);
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "s-maxage=3600");
    response.end("page");
  });
  listener = listenTags(database.url(), async (changed) => {
    pages.clear(changed);
    announced.push(changed);
  });
  const { front, site } = await openFront({ handle, pages });
  const announcement = async (count: number) => {
    while (announced.length < count) await sleep(20);
  };
  await announcement(1);
  return { front, site, renders, announcement };
}

test("a saved price or fact clears the boat's page, lists, and pages that show her as similar, no other boat's page", async () => {
  const boats = await exportedBoats();
  const [changed] = boats;
  if (!changed?.slug) throw new Error("no boat was exported");
  const { rows } = await getPool().query<{ id: number }>("select id from boats where code = $1", [
    changed.code,
  ]);
  const slugs = boats.map(({ slug }) => slug?.tr ?? "");
  const shown = await Promise.all(slugs.map((slug) => getBoatPage("tr", slug)));
  const showsHer = shown.map((page) => page?.similar.some(({ id }) => id === rows[0]?.id));
  const other = slugs[showsHer.findIndex((shows, index) => !shows && index > 0)];
  const neighbour = slugs[showsHer.indexOf(true)];
  const paths = ["/tekne-kiralama", `/tekne/${changed.slug.tr}`, `/tekne/${neighbour}`, `/tekne/${other}`];
  const { front, site, renders, announcement } = await openSite();
  const visit = async () => {
    for (const path of paths) await (await fetch(site + path)).text();
    return paths.map((path) => renders.get(path));
  };
  expect([await visit(), await visit()]).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ]);
  const file = join(folder, "boats.json");
  await writeBoatFile(file, [
    {
      ...changed,
      name: { ...changed.name, en: "Renamed" },
      notice_hours: 47,
      rates: changed.rates.map((rate) => ({ ...rate, price: "4321.50" })),
    },
  ]);
  expect(await importBoats(file, STAFF, { confirmed: true })).toMatchObject({ ok: true });
  await announcement(2);
  expect(await visit()).toEqual([2, 2, 2, 1]);
  await getPool().query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palamar tags' and datname = current_database()",
  );
  await announcement(3);
  expect(await visit()).toEqual([3, 3, 3, 2]);
  await front.drain(0, 0);
});
