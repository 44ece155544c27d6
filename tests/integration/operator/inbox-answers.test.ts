import { serverEnv } from "@/lib/config/env.server";
import { customerOf } from "@/lib/domain/shared/actor";
import { readConversation } from "@/lib/server/operator/read-conversation";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { exportUser } from "@/lib/server/people/accounts/export-user";
import { getOwnerQuestion } from "@/lib/server/people/owner/get-owner-question";
import { getPool } from "@/lib/server/platform/db/pool";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { OWNER, read } from "@/tests/fixtures/bookings/asked-question";
import { one } from "@/tests/fixtures/bookings/held-trip";
import {
  act,
  answered,
  asked,
  contacted,
  lastOf,
  numbersIn,
  testOffice,
} from "@/tests/fixtures/bookings/inbox";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
const office = testOffice();

describe("a claim", () => {
  test("is one colleague's when two claim at once: the other one is told whose", async () => {
    const { name } = await asked(world);
    const both = await allAtOnce([
      () => act(office.ada, "POST claim", name, { from: null }),
      () => act(office.efe, "POST claim", name, { from: null }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const holder = (await readConversation("question", name.id))?.claimedByName ?? "";
    const refused = both.find(({ status }) => status === 409)?.body;
    expect([refused.error, refused.message]).toEqual([
      "conversation_claimed",
      expect.stringContaining(holder),
    ]);
    const [winner, loser] = holder === "Efe Kaya" ? [office.efe, office.ada] : [office.ada, office.efe];
    expect(await numbersIn({ tab: "mine", staffId: winner.id })).toEqual([name.id]);
    expect(await numbersIn({ tab: "mine", staffId: loser.id })).toEqual([]);
    for (const [what, body] of [
      ["DELETE claim", undefined],
      ["POST done", { last: await lastOf(name) }],
    ] as const)
      expect((await act(loser, what, name, body)).body.error).toBe("conversation_claimed");
    expect((await answered(loser, name, "Elbette")).foreseen.body.error).toBe("conversation_claimed");
    expect((await act(loser, "POST claim", name, { from: winner.id })).status).toBe(204);
    expect(await numbersIn({ tab: "mine", staffId: winner.id })).toEqual([]);
    expect((await act(loser, "DELETE claim", name)).status).toBe(204);
    expect((await readConversation("question", name.id))?.claimedBy).toBeNull();
  });

  test("ends with the answer", async () => {
    const { name } = await asked(world);
    await act(office.ada, "POST claim", name, { from: null });
    const { send } = await answered(office.ada, name, "Elbette");
    expect((await send()).body.done).toBe(true);
    expect(await readConversation("question", name.id)).toMatchObject({ claimedBy: null, waitsSince: null });
  });
});

describe("an answer", () => {
  test("is shown with its mail before it is sent, and sent once for two presses", async () => {
    const { id, customer, name } = await asked(world);
    await runJobs();
    const { email } = await one<{ email: string }>("select email from users where id = $1", customer.id);
    const { foreseen, send } = await answered(office.ada, name, "Elbette gelsin");
    expect(foreseen.body.mails).toEqual([
      expect.objectContaining({ to: email, text: expect.stringContaining("Elbette gelsin") }),
    ]);
    expect((await read(id, customer)).length).toBe(1);
    const presses = await allAtOnce([send, send]);
    expect(presses.map(({ body }) => body.error ?? body.done).sort()).toEqual(["message_repeated", true]);
    expect((await read(id, customer)).slice(1)).toMatchObject([
      { author: "operator", text: "Elbette gelsin" },
    ]);
    await runJobs();
    const mails = (await outbox.read()).filter(({ text }) => text.includes("Elbette gelsin"));
    expect(mails.length).toBe(1);
  });

  test("of a colleague who has not read what another one has just answered is refused", async () => {
    const { name } = await asked(world);
    const [first, second] = [
      await answered(office.ada, name, "Elbette"),
      await answered(office.efe, name, "Maalesef"),
    ];
    expect((await first.send()).body.done).toBe(true);
    expect((await second.send()).body.error).toBe("conversation_changed");
  });

  test("to a contact message is a mail whose replies go to the operator; both stand in the conversation", async () => {
    const name = await contacted("Where is my invoice?");
    const { foreseen, send } = await answered(office.ada, name, "It is attached to the boarding mail.");
    expect(foreseen.body.mails).toMatchObject([{ to: "selin@example.com", locale: "en" }]);
    expect((await send()).body.done).toBe(true);
    await runJobs();
    const [mail] = (await outbox.read()).filter(({ to }) => to === "selin@example.com");
    expect(mail).toMatchObject({
      to: "selin@example.com",
      text: expect.stringMatching(/attached\sto/),
      source: expect.stringMatching(new RegExp(`^Reply-To: .*${serverEnv().OPERATOR_EMAIL}`, "m")),
    });
    expect((await readConversation("contact", name.id))?.written).toMatchObject([
      { author: "customer", text: "Where is my invoice?" },
      { author: "operator", staffName: "Ada Deniz", text: "It is attached to the boarding mail." },
    ]);
    expect(await numbersIn({ tab: "ours" })).not.toContain(name.id);
    expect(
      (await answered(office.ada, name, "It is attached to the boarding mail.")).foreseen.body.error,
    ).toBe("message_repeated");
  });

  test("is not written for an owner where there is none", async () => {
    const { foreseen } = await answered(office.ada, await contacted(), "Elbette", { as: "owner" });
    expect(foreseen.status).toBe(404);
  });
});

test("a note stands in the conversation for colleagues, and nowhere that customers or owners read", async () => {
  const { id, customer, name } = await asked(world);
  expect((await act(office.ada, "POST notes", name, { text: "GIZLI: zor müşteri" })).status).toBe(204);
  const { send } = await answered(office.ada, name, "Elbette");
  await send();
  await runJobs();
  expect((await readConversation("question", name.id))?.notes).toMatchObject([
    { name: "Ada Deniz", text: "GIZLI: zor müşteri" },
  ]);
  const seen = [
    await read(id, customer),
    await getOwnerQuestion(ownerToken(id, OWNER), "tr", new Date()),
    await exportUser(customer.id, new Date()),
    await outbox.read(),
  ];
  expect(seen.every(Boolean)).toBe(true);
  expect(JSON.stringify(seen)).toContain("Elbette");
  expect(JSON.stringify(seen)).not.toContain("GIZLI");
});

test("a deleted account takes its conversations and what was noted about them along", async () => {
  const { customer, name } = await asked(world);
  await act(office.ada, "POST notes", name, { text: "Aradım" });
  const count = async () =>
    (await getPool().query("select (select count(*) from staff_notes where text = 'Aradım')::int as notes"))
      .rows[0].notes;
  expect(await count()).toBe(1);
  expect((await deleteAccount(customer.id, customerOf(customer.id), new Date())).ok).toBe(true);
  expect(await readConversation("question", name.id)).toBeNull();
  expect(await count()).toBe(0);
});
