import { randomUUID } from "node:crypto";
import { refundNeeds } from "@/lib/domain/payments/refund-basis";
import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { listRefundProposals } from "@/lib/server/operator/list-refund-proposals";
import { readBooking } from "@/lib/server/operator/read-booking";
import { readToday } from "@/lib/server/operator/read-today";
import { getPool } from "@/lib/server/platform/db/pool";
import { setSetting } from "@/lib/server/platform/settings/set-setting";
import { carryOutInConsole, linesOf } from "@/tests/fixtures/accounts/console-action";
import { confirmStaff, makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { dayAhead, holdOrder, makeService } from "@/tests/fixtures/bookings/order-world";
import { payOrder } from "@/tests/fixtures/bookings/paid-order";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

let [proposer, second, third] = [] as unknown as [StaffMember, StaffMember, StaffMember];
beforeAll(async () => {
  [proposer, second, third] = await Promise.all([
    makeStaff("finance"),
    makeStaff("finance"),
    makeStaff("admin"),
  ]);
  for (const { id } of [proposer, second, third]) await confirmStaff(id);
  // Of lira: 50 ask for the passkey, 300 need two people.
  await setSetting("refund_confirmed_above", "5000", STAFF);
  await setSetting("refund_by_two_above", "30000", STAFF);
});

async function paidNumber(): Promise<string> {
  const { reservationId } = await paidTrip(world);
  await runJobs();
  return (await one<{ number: string }>("select number from reservations where id = $1", reservationId))
    .number;
}

const ask = (number: string, amount: string, { cookie }: StaffMember = proposer, again = false) =>
  carryOutInConsole("POST /operate/bookings/{number}/refund", cookie, {
    params: { number },
    body: { amount, note: "Motor", again },
  });
const confirm = (id: string, { cookie }: StaffMember) =>
  carryOutInConsole("POST /operate/refund-proposals/{id}/confirm", cookie, { params: { id } });
const refuse = (id: string, { cookie }: StaffMember, reason = "Belge yok") =>
  carryOutInConsole("POST /operate/refund-proposals/{id}/refuse", cookie, {
    params: { id },
    body: { reason },
  });
const proposalOf = async (number: string) => {
  const [proposal] = await listRefundProposals({ number });
  if (!proposal) throw new Error(`No proposal of ${number}`);
  return proposal;
};
const refundsOf = async (number: string) =>
  (
    await getPool().query(
      `select f.amount_minor::int as minor from refunds f join payments p on p.id = f.payment_id
       left join reservations r on r.id = p.reservation_id left join service_orders o on o.id = p.service_order_id
       where $1 in (r.number, o.number)`,
      [number],
    )
  ).rows.map(({ minor }) => minor);
const eventsOf = async (number: string) =>
  (
    await getPool().query(
      `select event, actor_id as by, reason from audit_events where event like 'refund%'
       and subject_id = (select id::text from reservations where number = $1) order by id`,
      [number],
    )
  ).rows;

describe("a refund above the second amount", () => {
  test("is proposed by one and confirmed by another; until then nothing goes back, and both stand in the audit", async () => {
    const number = await paidNumber();
    const { shown, done } = await ask(number, "400");
    expect(linesOf(shown, "change")).toEqual([
      `${number}: a refund of ₺400,00 is proposed. Nothing is given back until a colleague confirms it.`,
    ]);
    expect(linesOf(shown, "money")).toEqual([]);
    expect(done?.done).toBe(true);
    expect(await refundsOf(number)).toEqual([]);

    const proposal = await proposalOf(number);
    expect(proposal).toMatchObject({
      state: "open",
      proposedById: proposer.id,
      note: "Motor",
      amountMinor: 40_000,
    });
    const { proposedRefunds } = await readToday(new Date());
    expect(proposedRefunds.map((one) => one.number)).toContain(number);
    expect((await readBooking(number, new Date()))?.proposals).toMatchObject([{ id: proposal.id }]);

    expect((await confirm(proposal.id, proposer)).error).toBe("refund_same_person");
    const confirmed = await confirm(proposal.id, second);
    expect(linesOf(confirmed.shown, "money")).toHaveLength(1);
    expect(confirmed.done?.done).toBe(true);
    expect(await refundsOf(number)).toEqual([40_000]);
    expect(await proposalOf(number)).toMatchObject({ state: "confirmed", decidedAt: expect.any(Date) });
    expect(await eventsOf(number)).toEqual([
      { event: "refund_proposed", by: proposer.id, reason: "Motor" },
      { event: "refund_confirmed", by: second.id, reason: "Motor" },
    ]);
    await runJobs();
    const mails = (await outbox.read()).filter(
      ({ file, text }) => file.startsWith("refund-") && text.includes(number),
    );
    expect(mails).toHaveLength(1);
    expect((await confirm(proposal.id, third)).error).toBe("already_done");
    expect((await readToday(new Date())).proposedRefunds.map((one) => one.number)).not.toContain(number);
  });

  test("gives the money back once when two colleagues confirm at the same moment", async () => {
    const number = await paidNumber();
    await ask(number, "400");
    const { id } = await proposalOf(number);
    const ends = await allAtOnce([() => confirm(id, second), () => confirm(id, third)]);
    expect(ends.filter(({ done }) => done?.done)).toHaveLength(1);
    expect(await refundsOf(number)).toEqual([40_000]);
  });

  test("is refused for a reason that colleagues read; nothing goes back, and it may be proposed again", async () => {
    const number = await paidNumber();
    await ask(number, "400");
    expect((await ask(number, "500", third)).error).toBe("refund_waits");
    const { id } = await proposalOf(number);
    expect((await refuse(id, second, " ")).error).toBe("invalid_input");
    expect((await refuse(id, second)).done?.done).toBe(true);
    expect(await proposalOf(number)).toMatchObject({ state: "refused", decisionReason: "Belge yok" });
    expect([(await confirm(id, third)).error, (await refuse(id, third)).error]).toEqual([
      "already_done",
      "already_done",
    ]);
    expect((await ask(number, "400")).done?.done).toBe(true);
    expect((await refuse((await proposalOf(number)).id, proposer)).done?.done).toBe(true);
    expect(await refundsOf(number)).toEqual([]);
  });

  test("is not carried out once the money that it was judged by is another", async () => {
    const number = await paidNumber();
    await ask(number, "400");
    expect((await ask(number, "20", third)).done?.done).toBe(true);
    const { id, leftThenMinor, leftNowMinor } = await proposalOf(number);
    expect(leftThenMinor - leftNowMinor).toBe(2_000);
    expect((await confirm(id, second)).error).toBe("refund_differs");
    expect(await refundsOf(number)).toEqual([2_000]);
    await refuse(id, second);
    await ask(number, "400");
    expect((await confirm((await proposalOf(number)).id, second)).done?.done).toBe(true);
  });

  test("cannot be split into small ones that one person makes; what two made does not count", async () => {
    const number = await paidNumber();
    expect((await ask(number, "200")).done?.done).toBe(true);
    await ask(number, "150", third);
    expect(await refundsOf(number)).toEqual([20_000]);
    expect((await confirm((await proposalOf(number)).id, second)).done?.done).toBe(true);
    expect((await ask(number, "90")).done?.done).toBe(true);
    expect((await refundsOf(number)).sort((a, b) => a - b)).toEqual([9_000, 15_000, 20_000]);
  });

  test("of an order is proposed too, and the command line makes none", async () => {
    const held = await holdOrder(await makeService(), { day: dayAhead(5) });
    await payOrder(held);
    const { number } = await one<{ number: string }>(
      "select number from service_orders where id = $1",
      held.orderId,
    );
    const refund = { number, amountMinor: 40_000, note: "Motor", again: false };
    expect(await refundByOperator(refund, STAFF, new Date())).toMatchObject({ code: "refund_needs_second" });
    expect(await refundsOf(number)).toEqual([]);
    expect((await ask(number, "400")).done?.done).toBe(true);
    expect((await confirm((await proposalOf(number)).id, second)).done?.done).toBe(true);
    expect(await refundsOf(number)).toEqual([40_000]);
  });

  test("is never confirmed by whoever proposed it: the database refuses that, too", async () => {
    const number = await paidNumber();
    await ask(number, "400");
    const { id } = await proposalOf(number);
    await expect(
      getPool().query(
        "update refund_proposals set state = 'confirmed', decided_at = now(), decided_by = proposed_by where id = $1",
        [id],
      ),
    ).rejects.toThrow("refund_proposals_by_two");
  });

  test("that nobody made is not found", async () => {
    expect((await confirm(randomUUID(), second)).error).toBe("not_found");
    expect((await refuse(randomUUID(), second)).error).toBe("not_found");
  });
});

describe("the passkey", () => {
  test("is asked for above the first amount only", async () => {
    const number = await paidNumber();
    const unconfirmed = await makeStaff("finance");
    expect((await ask(number, "50", unconfirmed)).done?.done).toBe(true);
    const asked = await ask(number, "40", unconfirmed);
    expect([asked.status, asked.error]).toEqual([403, "step_up_required"]);
    const proposing = await ask(number, "400", unconfirmed);
    expect([proposing.status, proposing.error]).toEqual([403, "step_up_required"]);
    await ask(number, "400");
    const { id } = await proposalOf(number);
    expect((await confirm(id, unconfirmed)).error).toBe("step_up_required");
    expect((await ask(number, "60")).done?.done).toBe(true);
  });

  test("is asked for every amount, and nobody else is, where nothing is set", () => {
    const lira = { aloneMinor: 0, currency: "TRY", tryPerUnit: null } as const;
    const limits = { confirmedAboveMinor: 0, byTwoAboveMinor: null };
    expect(refundNeeds({ ...lira, minor: 1 }, limits)).toEqual({ passkey: true, second: false });
    expect(refundNeeds({ ...lira, minor: 10 ** 9 }, limits).second).toBe(false);
  });

  test("other currencies count by their rate; without one they are above every limit", () => {
    const limits = { confirmedAboveMinor: 100_000, byTwoAboveMinor: 1_000_000 };
    const euro = { minor: 10_000, aloneMinor: 0, currency: "EUR" } as const;
    expect(refundNeeds({ ...euro, tryPerUnit: 9 }, limits)).toEqual({ passkey: false, second: false });
    expect(refundNeeds({ ...euro, tryPerUnit: 50 }, limits)).toEqual({ passkey: true, second: false });
    expect(refundNeeds({ ...euro, tryPerUnit: null }, limits)).toEqual({ passkey: true, second: true });
  });
});
