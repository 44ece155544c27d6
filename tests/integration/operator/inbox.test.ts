import { listConversations } from "@/lib/server/operator/list-conversations";
import { readConversation } from "@/lib/server/operator/read-conversation";
import { getPool } from "@/lib/server/platform/db/pool";
import { answer, makeQuestion, read, write } from "@/tests/fixtures/bookings/asked-question";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
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

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
const office = testOffice();

describe("what waits", () => {
  test("is ours or the owner's, the oldest first, and no longer once it is answered", async () => {
    const [first, second] = [await asked(world), await asked(world)];
    const contact = await contacted();
    expect(await numbersIn({ tab: "owners" })).toEqual([first.name.id, second.name.id]);
    expect(await numbersIn({ tab: "ours" })).toEqual([contact.id]);
    for (const row of await listConversations({ tab: "owners" }))
      expect(row).toMatchObject({ messages: 1, text: expect.stringMatching(/./) });
    await answer(first.id, { text: "Elbette" });
    expect(await numbersIn({ tab: "owners" })).toEqual([second.name.id]);
    expect((await numbersIn({ tab: "done" }))[0]).toBe(first.name.id);
  });

  test("is counted from the oldest message without an answer", async () => {
    const { id, customer, name } = await asked(world);
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
    const { id, name } = await asked(world);
    await answer(id, { action: "report", text: "Numara istiyor" });
    expect(await numbersIn({ tab: "ours", kinds: ["report"] })).toEqual([name.id]);
    expect(await numbersIn({ tab: "owners" })).not.toContain(name.id);
    expect((await act(office.ada, "POST done", name, { last: await lastOf(name) })).status).toBe(204);
    expect(await numbersIn({ tab: "ours" })).not.toContain(name.id);
    const { rows } = await getPool().query("select event from audit_events where subject_id = $1", [id]);
    expect(rows).toEqual([{ event: "report_settled" }]);
    expect((await act(office.ada, "DELETE done", name)).body.error).toBe("question_closed");
    const opening = (await act(office.ada, "POST open", name, { fingerprint: null })).body;
    expect(opening).toMatchObject({ done: false });
    expect((await act(office.ada, "POST open", name, { fingerprint: opening.fingerprint })).body.done).toBe(
      true,
    );
    expect(await numbersIn({ tab: "owners" })).toContain(name.id);
  });

  test("is nothing that staff has closed, and nobody answers there", async () => {
    const { name, customer, id } = await asked(world);
    const { fingerprint } = (await act(office.ada, "POST close", name, { fingerprint: null })).body;
    expect((await act(office.ada, "POST close", name, { fingerprint })).body.done).toBe(true);
    expect(await numbersIn({ tab: "waiting" })).not.toContain(name.id);
    const { foreseen } = await answered(office.ada, name, "Elbette");
    expect(foreseen.body.error).toBe("question_closed");
    expect((await read(id, customer)).length).toBe(1);
  });

  test("is not marked as done when something was written meanwhile, and waits again when it is put back", async () => {
    const { id, customer, name } = await asked(world);
    const last = await lastOf(name);
    await write(id, "Bir de çocuk", customer);
    expect((await act(office.ada, "POST done", name, { last })).body.error).toBe("conversation_changed");
    expect((await act(office.ada, "POST done", name, { last: await lastOf(name) })).status).toBe(204);
    expect(await numbersIn({ tab: "waiting" })).not.toContain(name.id);
    expect((await act(office.ada, "DELETE done", name)).status).toBe(204);
    expect(await numbersIn({ tab: "waiting" })).toContain(name.id);
  });
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
    expect(whole.length).toBeGreaterThan(1);
    const paged: string[] = [];
    for (let after: string | null = null; ; ) {
      const rows = await listConversations({ tab, after }, 1);
      paged.push(...rows.map(({ number }) => number));
      if (rows.length === 0) break;
      after = rows.at(-1)?.cursor ?? null;
    }
    expect(paged).toEqual(whole);
  });
});
