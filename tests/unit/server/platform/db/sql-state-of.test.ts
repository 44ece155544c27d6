import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";

const failure = (code: string, cause?: Error) => Object.assign(new Error("failed", { cause }), { code });

test("the server's own code is found, also inside a wrapping error", () => {
  expect(sqlStateOf(failure("23P01"))).toBe("23P01");
  expect(sqlStateOf(new Error("Failed query", { cause: failure("40001") }))).toBe("40001");
});

test("a broken connection is not a response of the server", () => {
  for (const code of ["EPIPE", "ECONNRESET", "ENOENT"]) {
    expect(sqlStateOf(failure(code))).toBeNull();
    expect(isUnavailable(failure(code))).toBe(true);
  }
});

test("a rule that the database enforces is no outage", () => {
  expect(isUnavailable(failure("23P01"))).toBe(false);
  expect(isUnavailable(new Error("timeout expired"))).toBe(true);
});

test("a standby that is not promoted yet is an outage: it takes no writes", () => {
  expect(isUnavailable(new Error("Failed query", { cause: failure("25006") }))).toBe(true);
});
