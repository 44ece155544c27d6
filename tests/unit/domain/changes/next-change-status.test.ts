import { nextChangeStatus } from "@/lib/domain/changes/next-change-status";
import { CHANGE_STATUSES } from "@/lib/domain/shared/vocabulary";

const EVENTS = ["accept", "make", "refuse", "withdraw", "expire"] as const;

test("an open change ends once, and only an owner who is asked may accept or refuse it", () => {
  const ways = CHANGE_STATUSES.map((from) => [
    from,
    EVENTS.filter((event) => nextChangeStatus(from, event).ok).join(" "),
  ]);
  expect(Object.fromEntries(ways)).toEqual({
    asked: "accept make refuse withdraw expire",
    payment_pending: "make refuse withdraw expire",
    made: "",
    refused: "",
    withdrawn: "",
    expired: "",
  });
});
