import { customerOf } from "@/lib/domain/shared/actor";
import { writeMessage } from "@/lib/server/talk/messages/write-message";
import { answer, makeQuestion, read, write } from "@/tests/fixtures/bookings/asked-question";
import { makeCustomer, makeWorld, type World } from "@/tests/fixtures/bookings/booking-world";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase();
const ops = (...args: string[]) => runOps(database.url(), args);
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

test("a conversation is listed as waiting, can be read whole, and leaves the list once it is answered", async () => {
  const { reservationId, customer } = await request(world);
  const { number } = await one<{ number: string }>(
    "select number from reservations where id = $1",
    reservationId,
  );
  expect((await ops("messages", "read", number)).text).toBe(`Nothing has been written about ${number}.\n`);
  for (const text of ["Köpeğimiz gelebilir mi?", "Küçük bir köpek."]) {
    await writeMessage(
      { about: { kind: "reservation", id: reservationId }, by: customerOf(customer.id), text },
      new Date(),
    );
  }
  expect((await ops("messages", "list")).text).toMatch(new RegExp(`^${number} .*  Küçük bir köpek\\.$`, "m"));
  expect(await ops("messages", "answer", number, "operator", "Elbette,", "gelsin.")).toMatchObject({
    code: 0,
  });
  expect((await ops("messages", "list")).text).toBe("Every message is answered.\n");
  const read = await ops("messages", "read", number.toLowerCase());
  expect(read.text.split("\n").map((line) => line.split("  ")[1])).toEqual([
    "customer: Köpeğimiz gelebilir mi?",
    "customer: Küçük bir köpek.",
    "operator: Elbette, gelsin.",
    undefined,
  ]);
});

test("questions before booking are listed, a report closes one, and the operator opens it again", async () => {
  const customer = await makeCustomer({ email: "asker@example.com" });
  const { id } = await makeQuestion(world, { text: "Merhaba, 0532 123 45 67" }, customer);
  const { number } = await one<{ number: string }>("select number from questions where id = $1", id);
  expect((await ops("questions", "reports")).text).toBe("Nothing is reported.\n");
  const listed = (await ops("questions", "list", "asker@example.com")).text;
  expect(listed).toMatch(
    new RegExp(`^${number} .*for the owner  1 messages  hidden: 1  .*<asker@example.com>  Merhaba`, "m"),
  );
  await answer(id, { action: "report", text: "Numara istiyor" });
  expect((await ops("questions", "reports")).text).toContain("reported by the owner: Numara istiyor");
  expect((await ops("questions", "open", number, "--dry-run")).code).toBe(0);
  expect((await ops("questions", "list")).text).toContain("closed");
  expect((await ops("questions", "open", number)).code).toBe(0);
  expect((await write(id, "Merhaba", customer)).status).toBe(201);
  expect((await ops("messages", "answer", number, "owner", "Elbette")).code).toBe(0);
  expect((await read(id, customer)).at(-1)).toMatchObject({ author: "owner", text: "Elbette" });
  expect((await ops("questions", "close", "ASK-NOBODY")).code).toBe(1);
});

test("a closed question waits for nobody, and no answer is written into it", async () => {
  const customer = await makeCustomer();
  const { id } = await makeQuestion(world, { text: "Merhaba" }, customer);
  const { number } = await one<{ number: string }>("select number from questions where id = $1", id);
  expect((await ops("messages", "list")).text).toContain(number);
  await ops("questions", "close", number);
  expect((await ops("messages", "list")).text).not.toContain(number);
  for (const as of ["operator", "owner"])
    expect(await ops("messages", "answer", number, as, "Elbette")).toMatchObject({
      code: 1,
      text: expect.stringContaining(`${number} is closed`),
    });
  expect((await read(id, customer)).length).toBe(1);
});

test("an answer for the owner says who wrote it, and the same answer is not written twice", async () => {
  const customer = await makeCustomer();
  const { id } = await makeQuestion(world, { text: "Merhaba" }, customer);
  const { number } = await one<{ number: string }>("select number from questions where id = $1", id);
  const text = "Beni arayın: 0532 123 45 67";
  expect((await ops("messages", "answer", number, "owner", text)).code).toBe(0);
  expect(await ops("messages", "answer", number, "owner", text)).toMatchObject({
    code: 1,
    text: "Refused: The last message of the conversation is the same.\n",
  });
  await answer(id, { text: "Ben de buradayım" });
  expect((await read(id, customer)).slice(1)).toMatchObject([
    { author: "owner", by_operator: true },
    { author: "owner", by_operator: false },
  ]);
  expect((await ops("messages", "read", number)).text).toContain("operator for the owner: ");
});

test.each([
  [["read"], 2],
  [["read", "PLM-NOBODY"], 1],
  [["answer", "PLM-NOBODY", "operator", "Merhaba"], 1],
  [["answer", "PLM-NOBODY", "customer", "Merhaba"], 2],
])("an unknown number or wrong arguments are reported: messages %j", async (args, code) => {
  expect((await ops("messages", ...args)).code).toBe(code);
});
