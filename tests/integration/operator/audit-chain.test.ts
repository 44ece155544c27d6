import { Client } from "pg";
import { preview } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { setSetting } from "@/lib/server/platform/settings/set-setting";
import { removeOldRecords } from "@/lib/server/runtime/retention/remove-old-records";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";

const database = testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const verify = () => runOps(database.url(), ["audit", "verify"]);
const write = (address: string) => setSetting("email", `${address}@example.com`, STAFF);
const links = async () =>
  (await getPool().query("select position::int, event_id::int as event, hash from audit_links order by 1"))
    .rows;

/** As whoever owns the database could: without the triggers that refuse it. */
async function tamper(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url() });
  await client.connect();
  try {
    await client.query(
      "alter table audit_events disable trigger user; alter table audit_links disable trigger user",
    );
    await client.query(statement);
    await client.query(
      "alter table audit_events enable trigger user; alter table audit_links enable trigger user",
    );
  } finally {
    await client.end();
  }
}

test("every event has a link in the order of the commits, and the chain is as written", async () => {
  await allAtOnce(times(12, (index) => write(`address-${index}`)));
  const chain = await links();
  expect(chain.map(({ position }) => position)).toEqual(chain.map((_, index) => index + 1));
  expect(new Set(chain.map(({ event }) => event)).size).toBe(12);
  expect(await verify()).toMatchObject({ code: 0, text: expect.stringContaining(chain.at(-1).hash) });
});

test("a preview leaves no link, and keeps nobody waiting who writes meanwhile", async () => {
  const before = (await links()).length;
  const [written, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const previewing = preview(async () => {
    await write("previewed");
    written.resolve();
    await held.promise;
  });
  await written.promise;
  const client = new Client({ connectionString: database.url() });
  await client.connect();
  try {
    await client.query("set lock_timeout = 3000");
    await client.query(`insert into audit_events (actor_kind, actor_id, event, subject_kind, subject_id)
      values ('staff', 'cli:tests', 'jobs_retried', 'site', 'jobs')`);
  } finally {
    held.resolve();
    await client.end();
  }
  await previewing;
  expect(await links()).toHaveLength(before + 1);
});

test("links can be neither changed, removed nor emptied", async () => {
  for (const statement of [
    "update audit_links set hash = 'x'",
    "delete from audit_links",
    "truncate audit_links",
  ])
    await expect(getPool().query(statement)).rejects.toMatchObject({ code: "23001" });
});

test.each([
  [
    "an event that was changed",
    "update audit_events set actor_id = 'cli:other' where id = 3",
    "event 3  changed",
  ],
  [
    "an event that was moved in time",
    "update audit_events set at = at - interval '1 day' where id = 4",
    "event 4  changed",
  ],
  ["an event that was removed", "delete from audit_events where id = 5", "event 5  removed"],
  ["a link that was removed", "delete from audit_links where event_id = 6", "event 6  unlinked"],
])("%s is found", async (_, statement, found) => {
  const { text: clean } = await verify();
  expect(clean).not.toContain(found);
  await tamper(statement);
  const { code, text } = await verify();
  expect([code, text]).toEqual([1, expect.stringContaining(found)]);
});

test("what is removed after ten years leaves its links, and the chain holds", async () => {
  await tamper("truncate audit_events, audit_links");
  await write("before");
  await tamper(`truncate audit_links`);
  await tamper(`update audit_events set at = now() - interval '11 years 6 months'`);
  await tamper(`select link_audit_event(e) from audit_events e order by id`);
  await write("after");
  await removeOldRecords(new Date());
  expect((await getPool().query("select from audit_events")).rowCount).toBe(1);
  expect(await links()).toHaveLength(2);
  expect(await verify()).toMatchObject({ code: 0 });
});
