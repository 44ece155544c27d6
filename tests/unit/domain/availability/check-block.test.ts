import { checkBlock } from "@/lib/domain/availability/check-block";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

const now = toInstant("2026-11-24T21:00");
const check = (from: string, until: string, evenLong = false) =>
  checkBlock({ startsAt: toInstant(from), endsAt: toInstant(until) }, { now, evenLong });
const codeOf = (...args: Parameters<typeof check>) => {
  const checked = check(...args);
  return checked.ok ? "ok" : checked.code;
};

test("a block may begin with today, although its first hours are over", () => {
  expect(codeOf("2026-11-24T00:00", "2026-11-25T00:00")).toBe("ok");
});

test.each([
  ["2026-11-23T00:00", "2026-11-24T20:00"],
  ["2026-11-23T23:00", "2026-11-26T00:00"],
  ["2020-01-01T00:00", "2020-01-02T00:00"],
])("a block that is over or began before today is refused: %s – %s", (from, until) => {
  expect(codeOf(from, until)).toBe("block_in_past");
});

test("a block that ends before it begins is refused", () => {
  expect(codeOf("2026-12-02T00:00", "2026-12-01T00:00")).toBe("end_before_start");
  expect(codeOf("2026-12-02T00:00", "2026-12-02T00:00")).toBe("end_before_start");
});

test("more than 60 days must be confirmed", () => {
  expect(codeOf("2026-12-01T00:00", "2027-01-30T00:00")).toBe("ok");
  expect(check("2026-12-01T00:00", "2036-12-27T00:00")).toMatchObject({
    code: "block_too_long",
    details: { max: 60 },
  });
  expect(codeOf("2026-12-01T00:00", "2036-12-27T00:00", true)).toBe("ok");
});
