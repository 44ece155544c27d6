import type { ChangedTags } from "@/lib/server/platform/db/cache-manifest";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { listenTags, type TagListener } from "@/lib/server/platform/db/listen-tags";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { until } from "@/tests/fixtures/database/test-workers";

const database = testDatabase();
const listeners: TagListener[] = [];

afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop();
});

async function listen(): Promise<ChangedTags[]> {
  const received: ChangedTags[] = [];
  listeners.push(listenTags(database.url(), async (tags) => void received.push(tags)));
  await until(() => received.length > 0);
  return received;
}

test("every instance receives the tags of a committed change, none those of one rolled back", async () => {
  const [one, two] = [await listen(), await listen()];
  const failing = inTransaction(async (tx) => {
    await notifyTags(tx, ["boat:1"]);
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  await inTransaction((tx) => notifyTags(tx, ["boats", "boat:2", "boats"]));
  await until(() => one.length === 2 && two.length === 2);
  expect([one, two]).toEqual([
    ["all", ["boats", "boat:2"]],
    ["all", ["boats", "boat:2"]],
  ]);
});

test("more tags than one message holds arrive in several", async () => {
  const received = await listen();
  const tags = Array.from({ length: 250 }, (_, index) => `boat:${index}` as const);
  await inTransaction((tx) => notifyTags(tx, tags));
  await until(() => received.flat().length === 251);
  expect(received.slice(1).flat()).toEqual(tags);
});

test("after a lost connection everything counts as changed", async () => {
  const received = await listen();
  await getPool().query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palamar tags' and datname = current_database()",
  );
  await until(() => received.length === 2);
  expect(received).toEqual(["all", "all"]);
});
