import { randomUUID } from "node:crypto";
import { POST as contactEndpoint } from "@/app/api/v1/contact/route";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { contactMessages } from "@/lib/server/platform/db/schema/contents";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase({ seeded: true });
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const message = {
  name: "Ayşe Yıldız",
  email: "Ayse@Example.com",
  phone: "",
  subject: "boat_owner",
  message: "Teknemi kiraya vermek istiyorum.\nNasıl başlarım?",
};

const send = (body: unknown, call: object = {}) =>
  callHandler(contactEndpoint, "contact", { body, address: randomUUID(), ...call });

test("a message is stored, sent to the operator with the sender as reply address, and confirmed to the sender", async () => {
  await getPool().query("delete from graphile_worker._private_jobs");
  const { status, body } = await send(message, { locale: "ar" });
  expect([status, body]).toEqual([204, null]);
  const [stored] = await getDb().select().from(contactMessages);
  expect(stored).toMatchObject({ ...message, email: "ayse@example.com", phone: null, locale: "ar" });
  expect(await runJobs()).toEqual(["tell_contact", "tell_contact"]);
  const mails = await outbox.read();
  const operator = mails.find(({ to }) => to.includes("operator@"));
  const copy = mails.find(({ to }) => to.includes("ayse@example.com"));
  expect(mails).toHaveLength(2);
  expect(operator?.source).toMatch(/^Reply-To: ayse@example\.com/m);
  expect(operator?.subject).toContain("Tekne sahibiyim");
  expect(operator?.text).toContain("Nasıl başlarım?");
  expect(copy?.html).toContain('dir="rtl"');
  // Anybody can type anybody's address: nothing that was typed is repeated there.
  expect(copy?.source).not.toMatch(/Nasıl|Ayşe Yıldız/);
});

test("a refused message is not stored", async () => {
  const { rows: before } = await getPool().query("select count(*) from contact_messages");
  expect((await send({ ...message, message: "kısa" })).body.fields).toHaveProperty("message");
  expect((await send({ ...message, email: "x" })).body.fields).toHaveProperty("email");
  expect((await send({ ...message, subject: "service" })).status).toBe(422);
  const { rows: after } = await getPool().query("select count(*) from contact_messages");
  expect(after).toEqual(before);
});

test("five messages an hour are enough for one address", async () => {
  const address = randomUUID();
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await send(message, { address }));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
  expect(answers.at(-1)?.headers.get("Retry-After")).toMatch(/^\d+$/);
});
