import { planWaitingTurn, type Waiter } from "@/lib/domain/waiting/plan-waiting-turn";

const at = (clock: string) => new Date(`2026-12-01T${clock}:00Z`);
const waiter = (id: string, created: string, notified: string | null = null): Waiter => ({
  id,
  createdAt: at(created),
  notifiedAt: notified === null ? null : at(notified),
});
const anyone = () => true;

test("the first who came is notified first, the next an hour later", () => {
  const waiters = [waiter("b", "08:01"), waiter("a", "08:00")];
  const turn = planWaitingTurn(waiters, at("10:00"), anyone, at("10:00"));
  expect([turn.notify?.id, turn.nextAt]).toEqual(["a", at("11:00")]);
});

test("nobody is notified while another's head start lasts, and nobody twice for one release", () => {
  const waiters = [waiter("a", "08:00", "10:00"), waiter("b", "08:01")];
  expect(planWaitingTurn(waiters, at("10:00"), anyone, at("10:59"))).toEqual({
    notify: null,
    nextAt: at("11:00"),
  });
  expect(planWaitingTurn(waiters, at("10:00"), anyone, at("11:00")).notify?.id).toBe("b");
  const all = [waiter("a", "08:00", "10:00"), waiter("b", "08:01", "11:00")];
  expect(planWaitingTurn(all, at("10:00"), anyone, at("12:30"))).toEqual({ notify: null, nextAt: null });
});

test("a new release notifies again, those who were never notified first", () => {
  const waiters = [waiter("a", "08:00", "10:00"), waiter("b", "08:01")];
  expect(planWaitingTurn(waiters, at("15:00"), anyone, at("15:00")).notify?.id).toBe("b");
  const all = [waiter("a", "08:00", "11:00"), waiter("b", "08:01", "10:00")];
  expect(planWaitingTurn(all, at("15:00"), anyone, at("15:00")).notify?.id).toBe("b");
});

test("a customer who cannot be offered a trip is skipped, and the turn ends when no trip can be offered", () => {
  const waiters = [waiter("a", "08:00"), waiter("b", "08:01")];
  expect(planWaitingTurn(waiters, at("10:00"), ({ id }) => id === "b", at("10:00"))).toEqual({
    notify: waiters[1],
    nextAt: null,
  });
  expect(planWaitingTurn(waiters, at("10:00"), () => false, at("10:00"))).toEqual({
    notify: null,
    nextAt: null,
  });
});

test("without a release only those who were never notified count", () => {
  expect(planWaitingTurn([waiter("a", "08:00", "09:00")], null, anyone, at("12:00")).notify).toBeNull();
  expect(planWaitingTurn([waiter("a", "08:00")], null, anyone, at("12:00")).notify?.id).toBe("a");
});
