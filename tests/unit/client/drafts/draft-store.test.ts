/** @jest-environment jsdom */
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test("a draft is kept for 24 hours in its tab", () => {
  jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00Z") });
  saveDraft("trip:1", { day: "2026-12-05" });
  jest.setSystemTime(new Date("2026-12-02T09:59:00Z"));
  expect(readDraft("trip:1")).toEqual({ day: "2026-12-05" });
  jest.setSystemTime(new Date("2026-12-02T10:00:00Z"));
  expect(readDraft("trip:1")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("damaged storage is treated as empty", () => {
  sessionStorage.setItem("palamar:draft:trip:1", "{oops");
  expect(readDraft("trip:1")).toBeNull();
  dropDraft("trip:1");
  expect(readDraft("unknown")).toBeNull();
});
