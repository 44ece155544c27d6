import { planWaitingTurn, type Waiter } from "@/lib/domain/waiting/plan-waiting-turn";

const at = (clock: string) => new Date(`2026-12-01T${clock}:00Z`);
const waiter = (id: string, created: string, told: string | null = null): Waiter => ({
  id,
  createdAt: at(created),
  toldAt: told === null ? null : at(told),
});
const anyone = () => true;

test("the first who came is told first, the next an hour later", () => {
  const waiters = [waiter("b", "08:01"), waiter("a", "08:00")];
  const turn = planWaitingTurn(waiters, at("10:00"), anyone, at("10:00"));
  expect([turn.tell?.id, turn.nextAt]).toEqual(["a", at("11:00")]);
});

test("nobody is told while another's head start lasts, and nobody twice for one release", () => {
  const waiters = [waiter("a", "08:00", "10:00"), waiter("b", "08:01")];
  expect(planWaitingTurn(waiters, at("10:00"), anyone, at("10:59"))).toEqual({
    tell: null,
    nextAt: at("11:00"),
  });
  expect(planWaitingTurn(waiters, at("10:00"), anyone, at("11:00")).tell?.id).toBe("b");
  const all = [waiter("a", "08:00", "10:00"), waiter("b", "08:01", "11:00")];
  expect(planWaitingTurn(all, at("10:00"), anyone, at("12:30"))).toEqual({ tell: null, nextAt: null });
});

test("a new release tells again, those who were never told first", () => {
  const waiters = [waiter("a", "08:00", "10:00"), waiter("b", "08:01")];
  expect(planWaitingTurn(waiters, at("15:00"), anyone, at("15:00")).tell?.id).toBe("b");
  const all = [waiter("a", "08:00", "11:00"), waiter("b", "08:01", "10:00")];
  expect(planWaitingTurn(all, at("15:00"), anyone, at("15:00")).tell?.id).toBe("b");
});

test("who cannot be offered a trip is passed over, and the line ends when nobody can", () => {
  const waiters = [waiter("a", "08:00"), waiter("b", "08:01")];
  expect(planWaitingTurn(waiters, at("10:00"), ({ id }) => id === "b", at("10:00"))).toEqual({
    tell: waiters[1],
    nextAt: null,
  });
  expect(planWaitingTurn(waiters, at("10:00"), () => false, at("10:00"))).toEqual({
    tell: null,
    nextAt: null,
  });
});

test("without a release only those who were never told count", () => {
  expect(planWaitingTurn([waiter("a", "08:00", "09:00")], null, anyone, at("12:00")).tell).toBeNull();
  expect(planWaitingTurn([waiter("a", "08:00")], null, anyone, at("12:00")).tell?.id).toBe("a");
});
