import { type AskedSoFar, MAX_BOATS_A_DAY, MAX_UNANSWERED, mayAsk } from "@/lib/domain/messages/may-ask";
import { responsePace } from "@/lib/domain/messages/response-pace";

const NOTHING: AskedSoFar = { closedAt: null, unanswered: 0, otherBoatsToday: 0, known: false };

describe("whether a customer may write to an owner before booking", () => {
  test.each<[string, Partial<AskedSoFar>, string | null]>([
    ["the first question", {}, null],
    ["the third message without an answer", { known: true, unanswered: MAX_UNANSWERED - 1 }, null],
    ["the fourth", { known: true, unanswered: MAX_UNANSWERED }, "answer_pending"],
    ["the last new owner of a day", { otherBoatsToday: MAX_BOATS_A_DAY - 1 }, null],
    ["one more", { otherBoatsToday: MAX_BOATS_A_DAY }, "too_many_questions"],
    ["an owner who was asked before", { otherBoatsToday: MAX_BOATS_A_DAY, known: true }, null],
    ["a closed conversation", { known: true, closedAt: new Date(0) }, "question_closed"],
  ])("%s", (_, so, code) => {
    const allowed = mayAsk({ ...NOTHING, ...so });
    expect(allowed.ok ? null : allowed.code).toBe(code);
  });
});

test.each([
  [0, "minutes", 5],
  [12, "minutes", 15],
  [55, "minutes", 55],
  [56, "hours", 1],
  [61, "hours", 2],
  [1380, "hours", 23],
  [1381, "days", 1],
  [1441, "days", 2],
])("a median of %d minutes is said as %s: %d", (minutes, unit, count) => {
  expect(responsePace(minutes)).toEqual({ unit, count });
});
