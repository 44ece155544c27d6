import { describe, expect, test } from "@jest/globals";
import { hashPassword, verifyPassword } from "@/lib/server/accounts/hash-password";

describe("a password", () => {
  test("is stored as argon2id with 19 MiB and two passes, never twice the same", async () => {
    const [one, two] = await Promise.all([hashPassword("Kuğu-gölü-77"), hashPassword("Kuğu-gölü-77")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, "Kuğu-gölü-77")).toBe(true);
    expect(await verifyPassword(one, "kuğu-gölü-77")).toBe(false);
  });

  test("of an account that does not exist fits never, but takes as long to check", async () => {
    const stored = await hashPassword("Kuğu-gölü-77");
    const median = async (against: string | null) => {
      const times: number[] = [];
      for (let i = 0; i < 11; i++) {
        const started = performance.now();
        expect(await verifyPassword(against, "something else")).toBe(false);
        times.push(performance.now() - started);
      }
      return times.toSorted((a, b) => a - b)[5] ?? 0;
    };
    await median(null);
    const ratio = (await median(null)) / (await median(stored));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
    expect(await verifyPassword(null, "nobody has this password")).toBe(false);
  });
});
