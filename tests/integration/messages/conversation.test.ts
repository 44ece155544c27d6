import {
  GET as readEndpoint,
  POST as writeEndpoint,
} from "@/app/api/v1/user/reservations/[id]/messages/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { getPool } from "@/lib/server/platform/db/pool";
import { listThreadTimes } from "@/lib/server/talk/messages/list-messages";
import { writeMessage } from "@/lib/server/talk/messages/write-message";
import { OWNER } from "@/tests/fixtures/bookings/actors";
import { makeCustomer, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold } from "@/tests/fixtures/bookings/held-trip";
import { step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { writeAs } from "@/tests/fixtures/bookings/written-message";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let held: Held;
beforeEach(async () => {
  held = await hold(await makeWorld());
  await getPool().query("update users set locale = 'en' where id = $1", [held.customer.id]);
  await runJobs();
});

const write = (text: unknown, bearer = held.customer.token) =>
  callHandler(writeEndpoint, "user/reservations/x/messages", {
    params: { id: held.reservationId },
    body: { text },
    bearer,
    address: crypto.randomUUID(),
  });
const read = async (bearer = held.customer.token) =>
  (
    await callHandler(readEndpoint, "user/reservations/x/messages", {
      params: { id: held.reservationId },
      bearer,
    })
  ).body.items;

describe("the mail of a message to an owner", () => {
  test("leads to the page where the owner answers, and after the end asks for a reply instead", async () => {
    await write("Merhaba");
    await runJobs();
    expect((await outbox.read())[0]?.text).toMatch(/\/owner\/[\w-]{43}\?lang=tr/);
    await step(held.reservationId, "cancel", "customer", new Date());
    await write("Yine de teşekkürler");
    await runJobs();
    const last = (await outbox.read()).find(({ text }) => text.includes("Yine de"));
    expect(last?.text).not.toContain("/owner/");
    expect(last?.text).toContain("bu e-postayı yanıtlayın");
  });
});

describe("the conversation about a reservation", () => {
  test("keeps both sides in order, and brings each message to the other side by mail, once", async () => {
    const sent = await write("Köpeğimiz gelebilir mi?\n\nTeşekkürler");
    expect(sent.status).toBe(201);
    expect(Object.keys(sent.body)).toEqual([
      "id",
      "author",
      "by_operator",
      "text",
      "masked",
      "suggestion",
      "created_at",
    ]);
    await runJobs();
    const [toOwner] = await outbox.read();
    expect(toOwner?.to).toContain("owner@example.com");
    expect(toOwner?.text).toContain("Köpeğimiz gelebilir mi?");
    expect(toOwner?.source).toMatch(/^Reply-To: operator@palamar\.example/m);

    await writeMessage(
      {
        about: { kind: "reservation", id: held.reservationId },
        by: OWNER,
        text: "Elbette.",
      },
      new Date(),
    );
    await runJobs();
    const toCustomer = (await outbox.read()).find(({ to }) => !to.includes("owner@"));
    expect(toCustomer?.text).toContain("Elbette.");
    expect(toCustomer?.text).toContain(`${SITE}/k/mesajlarim?reservation=${held.reservationId}&lang=tr`);
    expect(await outbox.read()).toHaveLength(2);

    expect(
      (await read()).map(({ author, text }: { author: string; text: string }) => [author, text]),
    ).toEqual([
      ["customer", "Köpeğimiz gelebilir mi?\n\nTeşekkürler"],
      ["owner", "Elbette."],
    ]);
    expect([...(await listThreadTimes(held.customer.id)).keys()]).toEqual([held.reservationId]);
  });

  test("is closed to other customers, who also cannot write into it", async () => {
    const stranger = (await makeCustomer()).token;
    const before = (await read()).length;
    expect((await write("Psst", stranger)).status).toBe(404);
    expect(await read(stranger)).toBeUndefined();
    expect(await read()).toHaveLength(before);
    expect((await listThreadTimes((await makeCustomer()).id)).size).toBe(0);
  });

  test.each(["", "   ", "\u200b", "x".repeat(2001), 7, null])("refuses %p beside the field", async (text) => {
    const { status, body } = await write(text);
    expect([status, Object.keys(body.fields)]).toEqual([422, ["text"]]);
  });

  test("keeps markup as the text that it is, and no text that reorders others", async () => {
    const { body } = await write("<b>x</b> \u202egnp");
    expect(body.text).toBe("<b>x</b> gnp");
  });
});

describe("the count of messages that wait", () => {
  const waiting = async (bearer = held.customer.token) =>
    (await callHandler(userEndpoint, "user", { bearer })).body.unread_messages;
  const answerAs = (author: "owner" | "operator") =>
    writeAs(author, { kind: "reservation", id: held.reservationId }, "Elbette");

  test("counts what the other side wrote until the customer opens it, each customer's own", async () => {
    const other = await makeCustomer();
    await write("Merhaba");
    expect(await waiting()).toBe(0);
    await answerAs("owner");
    await answerAs("operator");
    expect([await waiting(), await waiting(other.token)]).toEqual([2, 0]);
    await read(other.token);
    expect(await waiting()).toBe(2);
    await read();
    expect(await waiting()).toBe(0);
  });
});
