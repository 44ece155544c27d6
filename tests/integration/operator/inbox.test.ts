import { serverEnv } from "@/lib/config/env.server";
import { customerOf } from "@/lib/domain/shared/actor";
import { may } from "@/lib/domain/staff/permissions";
import { type InboxFilter, listConversations } from "@/lib/server/operator/list-conversations";
import { readConversation } from "@/lib/server/operator/read-conversation";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { exportUser } from "@/lib/server/people/accounts/export-user";
import { getOwnerQuestion } from "@/lib/server/people/owner/get-owner-question";
import { getPool } from "@/lib/server/platform/db/pool";
import type { EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { answer, makeQuestion, OWNER, read, write } from "@/tests/fixtures/bookings/asked-question";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

let ada: StaffMember;
let efe: StaffMember;
beforeAll(async () => {
  ada = await makeStaff("support");
  efe = await makeStaff("support");
  await getPool().query("update staff set name = 'Efe Kaya' where id = $1", [efe.id]);
});

interface Named {
  kind: "question" | "contact";
  id: string;
}
const act = (who: StaffMember, act: string, { kind, id }: Named, body?: object) => {
  const [method, name] = act.split(" ");
  const key = `${method} /operate/inbox/{kind}/{id}/${name}` as EndpointKey;
  return callConsole(key, who.cookie, { params: { kind, id }, body });
};
const numbersIn = async (filter: InboxFilter) =>
  (await listConversations(filter)).map(({ number }) => number);

async function asked(text = "Köpeğimiz gelebilir mi?") {
  const question = await makeQuestion(world, { text });
  const { number } = await one<{ number: string }>("select number from questions where id = $1", question.id);
  return { ...question, name: { kind: "question" as const, id: number } };
}

async function contacted(message = "Fatura nerede?", locale = "en"): Promise<Named> {
  const { rows } = await getPool().query<{ id: string }>(
    `insert into contact_messages (name, email, subject, message, locale)
     values ('Selin Ak', 'selin@example.com', 'payment', $1, $2) returning id`,
    [message, locale],
  );
  return { kind: "contact", id: rows[0]?.id ?? "" };
}

const lastOf = async ({ kind, id }: Named) => String((await readConversation(kind, id))?.lastId ?? "");

/** Sends an answer as the console does: its effect first, then with the fingerprint of that. */
async function answered(who: StaffMember, about: Named, text: string, more: object = {}) {
  const body = { text, as: "operator", last: await lastOf(about), ...more };
  const foreseen = await act(who, "POST answer", about, { ...body, fingerprint: null });
  const { fingerprint } = foreseen.body;
  const send = () => act(who, "POST answer", about, { ...body, fingerprint });
  return { foreseen, send };
}

describe("what waits", () => {
  test("is ours or the owner's, the oldest first, and no longer once it is answered", async () => {
    const [first, second] = [await asked(), await asked()];
    const contact = await contacted();
    expect(await numbersIn({ tab: "owners" })).toEqual([first.name.id, second.name.id]);
    expect(await numbersIn({ tab: "ours" })).toEqual([contact.id]);
    await answer(first.id, { text: "Elbette" });
    expect(await numbersIn({ tab: "owners" })).toEqual([second.name.id]);
    expect((await numbersIn({ tab: "done" }))[0]).toBe(first.name.id);
  });

  test("is counted from the oldest message without an answer", async () => {
    const { id, customer, name } = await asked();
    const since = async () => (await readConversation("question", name.id))?.waitsSince;
    const before = await since();
    await write(id, "Küçük bir köpek", customer);
    expect(await since()).toEqual(before);
    await answer(id, { text: "Elbette" });
    expect(await since()).toBeNull();
    await write(id, "Teşekkürler", customer);
    expect((await since())?.getTime()).toBeGreaterThan(before?.getTime() ?? 0);
  });

  test("is a report, for us, until it is settled; the question waits again for its owner once it is opened", async () => {
    const { id, name } = await asked();
    await answer(id, { action: "report", text: "Numara istiyor" });
    expect(await numbersIn({ tab: "ours", kinds: ["report"] })).toEqual([name.id]);
    expect(await numbersIn({ tab: "owners" })).not.toContain(name.id);
    expect((await act(ada, "POST done", name, { last: await lastOf(name) })).status).toBe(204);
    expect(await numbersIn({ tab: "ours" })).not.toContain(name.id);
    const { rows } = await getPool().query("select event from audit_events where subject_id = $1", [id]);
    expect(rows).toEqual([{ event: "report_settled" }]);
    expect((await act(ada, "DELETE done", name)).body.error).toBe("question_closed");
    const opening = (await act(ada, "POST open", name, { fingerprint: null })).body;
    expect(opening).toMatchObject({ done: false });
    expect((await act(ada, "POST open", name, { fingerprint: opening.fingerprint })).body.done).toBe(true);
    expect(await numbersIn({ tab: "owners" })).toContain(name.id);
  });

  test("is nothing that staff has closed, and nobody answers there", async () => {
    const { name, customer, id } = await asked();
    const { fingerprint } = (await act(ada, "POST close", name, { fingerprint: null })).body;
    expect((await act(ada, "POST close", name, { fingerprint })).body.done).toBe(true);
    expect(await numbersIn({ tab: "waiting" })).not.toContain(name.id);
    const { foreseen } = await answered(ada, name, "Elbette");
    expect(foreseen.body.error).toBe("question_closed");
    expect((await read(id, customer)).length).toBe(1);
  });

  test("is not marked as done when something was written meanwhile, and waits again when it is put back", async () => {
    const { id, customer, name } = await asked();
    const last = await lastOf(name);
    await write(id, "Bir de çocuk", customer);
    expect((await act(ada, "POST done", name, { last })).body.error).toBe("conversation_changed");
    expect((await act(ada, "POST done", name, { last: await lastOf(name) })).status).toBe(204);
    expect(await numbersIn({ tab: "waiting" })).not.toContain(name.id);
    expect((await act(ada, "DELETE done", name)).status).toBe(204);
    expect(await numbersIn({ tab: "waiting" })).toContain(name.id);
  });
});

describe("a claim", () => {
  test("is one colleague's when two claim at once: the other one is told whose", async () => {
    const { name } = await asked();
    const both = await allAtOnce([
      () => act(ada, "POST claim", name, { from: null }),
      () => act(efe, "POST claim", name, { from: null }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const holder = (await readConversation("question", name.id))?.claimedByName ?? "";
    const refused = both.find(({ status }) => status === 409)?.body;
    expect([refused.error, refused.message]).toEqual([
      "conversation_claimed",
      expect.stringContaining(holder),
    ]);
    const [winner, loser] = holder === "Efe Kaya" ? [efe, ada] : [ada, efe];
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
    const { name } = await asked();
    await act(ada, "POST claim", name, { from: null });
    const { send } = await answered(ada, name, "Elbette");
    expect((await send()).body.done).toBe(true);
    expect(await readConversation("question", name.id)).toMatchObject({ claimedBy: null, waitsSince: null });
  });
});

describe("an answer", () => {
  test("is shown with its mail before it is sent, and sent once for two presses", async () => {
    const { id, customer, name } = await asked();
    await runJobs();
    const { email } = await one<{ email: string }>("select email from users where id = $1", customer.id);
    const { foreseen, send } = await answered(ada, name, "Elbette gelsin");
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
    const { name } = await asked();
    const [first, second] = [await answered(ada, name, "Elbette"), await answered(efe, name, "Maalesef")];
    expect((await first.send()).body.done).toBe(true);
    expect((await second.send()).body.error).toBe("conversation_changed");
  });

  test("to a contact message is a mail whose replies go to the operator; both stand in the conversation", async () => {
    const name = await contacted("Where is my invoice?");
    const { foreseen, send } = await answered(ada, name, "It is attached to the boarding mail.");
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
    expect((await answered(ada, name, "It is attached to the boarding mail.")).foreseen.body.error).toBe(
      "message_repeated",
    );
  });

  test("is not written for an owner where there is none", async () => {
    const { foreseen } = await answered(ada, await contacted(), "Elbette", { as: "owner" });
    expect(foreseen.status).toBe(404);
  });
});

test("a note stands in the conversation for colleagues, and nowhere that customers or owners read", async () => {
  const { id, customer, name } = await asked();
  expect((await act(ada, "POST notes", name, { text: "GIZLI: zor müşteri" })).status).toBe(204);
  const { send } = await answered(ada, name, "Elbette");
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
  const { customer, name } = await asked();
  await act(ada, "POST notes", name, { text: "Aradım" });
  const count = async () =>
    (await getPool().query("select (select count(*) from staff_notes where text = 'Aradım')::int as notes"))
      .rows[0].notes;
  expect(await count()).toBe(1);
  expect((await deleteAccount(customer.id, customerOf(customer.id), new Date())).ok).toBe(true);
  expect(await readConversation("question", name.id)).toBeNull();
  expect(await count()).toBe(0);
});

describe("the list", () => {
  test("is found by name, address, number, boat and words in any spelling, and narrowed by kind and language", async () => {
    const customer = await makeCustomer({ name: "Işıl", surname: "Çağlar", email: "isil@example.com" });
    const { boatId, id } = await makeQuestion(world, { text: "İSKELE nerede, ÇOCUK var" }, customer);
    const { number, code } = await one<{ number: string; code: string }>(
      "select q.number, b.code from questions q join boats b on b.id = q.boat_id where q.id = $1",
      id,
    );
    expect(boatId).toBeGreaterThan(0);
    for (const words of [
      "isil caglar",
      "isil@example.com",
      number.toLowerCase(),
      code,
      "iskele",
      "cocuk var",
    ])
      expect([words, await numbersIn({ words })]).toEqual([words, [number]]);
    for (const words of ["100%", "_skele", "nobody at all"])
      expect([words, await numbersIn({ words })]).toEqual([words, []]);
    const arabic = await contacted("أين الفاتورة؟", "ar");
    expect(await numbersIn({ language: "ar" })).toEqual([arabic.id]);
    expect(await numbersIn({ words: "الفاتوره؟".slice(0, 6), kinds: ["contact"] })).toEqual([arabic.id]);
    expect(await numbersIn({ language: "ar", kinds: ["question"] })).toEqual([]);
  });

  test.each(["waiting", "done", "all"] as const)("of %s shows everything once, page by page", async (tab) => {
    const whole = await numbersIn({ tab });
    expect(whole.length).toBeGreaterThan(4);
    const paged: string[] = [];
    for (let after: string | null = null; ; ) {
      const rows = await listConversations({ tab, after }, 2);
      paged.push(...rows.map(({ number }) => number));
      if (rows.length < 2) break;
      after = rows.at(-1)?.cursor ?? null;
    }
    expect(paged).toEqual(whole);
  });
});

describe("an answer template", () => {
  const text = { tr: "Merhaba {name}", en: "Hello {name}", ar: "مرحبًا {name}" };
  const add = (body: object) => callConsole("POST /operate/inbox/templates", admin.cookie, { body });
  let admin: StaffMember;
  beforeAll(async () => {
    admin = await makeStaff("admin");
  });
  const found = async (name: string) =>
    (await getPool().query("select id, version from answer_templates where name = $1", [name])).rows[0];

  test("is added once by its name, and only with places that are filled", async () => {
    expect((await add({ name: "Selam", text })).status).toBe(204);
    expect((await add({ name: "Selam", text })).body).toMatchObject({
      error: "template_known",
      fields: { name: expect.any(String) },
    });
    const wrong = { ...text, en: "Hello {nmae}" };
    expect((await add({ name: "Yanlış", text: wrong })).body.fields).toHaveProperty(["text.en"]);
    expect((await add({ name: "Eksik", text: { tr: "a", en: "b" } })).status).toBe(422);
  });

  test("is not overwritten by whoever has not seen a colleague's change", async () => {
    await add({ name: "Hava", text });
    const { id } = await found("Hava");
    const change = (version: number, more: object) =>
      callConsole("PUT /operate/inbox/templates/{id}", admin.cookie, {
        params: { id },
        body: { name: "Hava", text: { ...text, ...more }, version },
      });
    expect((await change(1, { en: "The weather" })).status).toBe(204);
    expect((await change(1, { en: "Another" })).body.error).toBe("template_changed");
    expect((await change(2, { en: "Another" })).status).toBe(204);
    const remove = () =>
      callConsole("DELETE /operate/inbox/templates/{id}", admin.cookie, { params: { id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    const { rows } = await getPool().query(
      "select event from audit_events where subject_kind = 'template' and subject_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ event }) => event)).toEqual([
      "template_saved",
      "template_saved",
      "template_saved",
      "template_removed",
    ]);
  });

  test("is changed by nobody who only answers with it", async () => {
    expect(may("support", "templates.write")).toBe(false);
    const refused = await callConsole("POST /operate/inbox/templates", ada.cookie, {
      body: { name: "Hayır", text },
    });
    expect(refused.status).toBe(403);
  });
});
