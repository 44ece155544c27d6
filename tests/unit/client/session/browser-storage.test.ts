/** @jest-environment jsdom */
import { browserStorage } from "@/lib/client/session/browser-storage";
import { clearLocalSession } from "@/lib/client/session/clear-local-session";
import { logOut } from "@/lib/client/session/log-out";

jest.mock("@/lib/client/api/auth", () => ({ sendLogout: jest.fn(async () => undefined) }));

beforeEach(() => {
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    jest.spyOn(window, kind, "get").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
  }
});
afterEach(() => jest.restoreAllMocks());

test("where storage is refused there is none, and no caller throws", () => {
  expect(browserStorage()).toBeNull();
  expect(browserStorage("sessionStorage")).toBeNull();
});

test("a session ends, by the visitor or by a 401, where storage is refused", async () => {
  const left = jest.fn();
  await logOut(left);
  await clearLocalSession();
  expect(left).toHaveBeenCalledTimes(1);
});
