import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChangedTags } from "@/lib/server/platform/db/cache-manifest";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { listenTags, type TagListener } from "@/lib/server/platform/db/listen-tags";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { getPool } from "@/lib/server/platform/db/pool";
import type { Front } from "@/lib/server/runtime/front/front-server";
import { createPageCache } from "@/lib/server/runtime/front/page-cache";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { openFront } from "@/tests/fixtures/http/open-front";

const database = testDatabase();
const closers: (TagListener | Front)[] = [];

afterEach(async () => {
  for (const opened of closers.splice(0)) await ("stop" in opened ? opened.stop() : opened.drain(0, 0));
});

/** An instance of the site whose only page shows one setting. */
async function openInstance(): Promise<() => Promise<string>> {
  const pages = createPageCache();
  const handle = async (_: IncomingMessage, response: ServerResponse) => {
    const { rows } = await getPool().query<{ text: string }>(
      "select value ->> 0 as text from settings where key = 'slogan'",
    );
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "s-maxage=3600");
    response.end(rows[0]?.text ?? "nothing");
  };
  const { front, site } = await openFront({ handle, pages });
  let ready = false;
  const announce = async (changed: ChangedTags) => {
    pages.clear(changed);
    ready = true;
  };
  closers.push(front, listenTags(database.url(), announce));
  while (!ready) await sleep(20);
  return async () => (await fetch(site)).text();
}

async function becomes(ask: () => Promise<string>, expected: string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while ((await ask()) !== expected) {
    if (Date.now() > deadline) throw new Error(`never became ${expected}`);
    await sleep(20);
  }
}

const write = (slogan: string) => ({
  text: "insert into settings (key, value) values ('slogan', $1) on conflict (key) do update set value = $1",
  values: [JSON.stringify([slogan])],
});

test("an announced change appears on every instance; until then pages are served from memory", async () => {
  const [one, two] = [await openInstance(), await openInstance()];
  await getPool().query(write("first"));
  expect([await one(), await two()]).toEqual(["first", "first"]);
  await getPool().query(write("second"));
  expect([await one(), await two()]).toEqual(["first", "first"]);
  await inTransaction((tx) => notifyTags(tx, ["settings"]));
  await becomes(one, "second");
  await becomes(two, "second");
});

test("after a lost connection no cached page is used", async () => {
  const ask = await openInstance();
  await getPool().query(write("before"));
  expect(await ask()).toBe("before");
  await getPool().query(write("meanwhile"));
  expect(await ask()).toBe("before");
  await getPool().query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palamar tags' and datname = current_database()",
  );
  await becomes(ask, "meanwhile");
});
