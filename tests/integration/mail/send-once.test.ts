import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { sendOnce } from "@/lib/server/talk/mail/send-once";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();

test("an accepted mail is recorded even if the database was unavailable for a moment, and is not sent again", async () => {
  let sent = 0;
  const client = await getPool().connect();
  await client.query("begin");
  const send = async () => {
    sent += 1;
    // Longer than any of our queries waits.
    await client.query("lock table sent_mails in access exclusive mode");
    setTimeout(() => void client.query("commit").finally(() => client.release()), 2500);
  };
  await sendOnce("away", send);
  await sendOnce("away", send);
  expect(sent).toBe(1);
});

test("a mail that was not accepted is not recorded", async () => {
  const refuse = () => Promise.reject(new Error("451 later"));
  await expect(sendOnce("later", refuse)).rejects.toThrow("451 later");
  const { rows } = await getDb().execute("select key from sent_mails where key = 'later'");
  expect(rows).toEqual([]);
});
