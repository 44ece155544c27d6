import { planChangeAcceptance, planChangeStart } from "@/lib/domain/changes/plan-change-deadline";

const now = new Date("2026-06-01T09:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const far = { oldStartsAt: inHours(500), startsAt: inHours(600), now };

test("without an owner to ask and a difference to pay a change is made at once", () => {
  expect(planChangeStart({ ...far, fastApp: true, paymentMinor: 0 })).toEqual({
    ok: true,
    value: { status: "made", expiresAt: null },
  });
});

test("a difference is paid within half an hour, never later than either start", () => {
  const paid = (times: object) => planChangeStart({ ...far, ...times, fastApp: true, paymentMinor: 1 });
  expect(paid({})).toMatchObject({ value: { status: "payment_pending", expiresAt: inHours(0.5) } });
  expect(paid({ oldStartsAt: inHours(0.25) })).toMatchObject({ value: { expiresAt: inHours(0.25) } });
  expect(paid({ startsAt: inHours(0.25) })).toMatchObject({ value: { expiresAt: inHours(0.25) } });
});

test("an owner answers within a day, two hours before the earlier start at the latest, whether or not something is to be paid", () => {
  const asked = (times: object, paymentMinor = 0) =>
    planChangeStart({ ...far, ...times, fastApp: false, paymentMinor });
  expect(asked({}, 5)).toMatchObject({ value: { status: "asked", expiresAt: inHours(24) } });
  expect(asked({ startsAt: inHours(10) })).toMatchObject({ value: { expiresAt: inHours(8) } });
  expect(asked({ oldStartsAt: inHours(10) })).toMatchObject({ value: { expiresAt: inHours(8) } });
  expect(asked({ startsAt: inHours(2) })).toMatchObject({ ok: false, code: "too_soon" });
});

test("after the owner's yes a difference is paid within a day, one hour before the earlier start at the latest", () => {
  expect(planChangeAcceptance({ ...far, paymentMinor: 0 })).toMatchObject({ value: { status: "made" } });
  expect(planChangeAcceptance({ ...far, paymentMinor: 1 })).toMatchObject({
    value: { status: "payment_pending", expiresAt: inHours(24) },
  });
  expect(planChangeAcceptance({ ...far, startsAt: inHours(3), paymentMinor: 1 })).toMatchObject({
    value: { expiresAt: inHours(2) },
  });
  expect(planChangeAcceptance({ ...far, startsAt: inHours(1), paymentMinor: 1 }).ok).toBe(false);
});
