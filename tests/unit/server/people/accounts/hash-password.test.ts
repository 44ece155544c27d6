import { hashPassword, verifyPassword } from "@/lib/server/people/accounts/password/hash-password";

describe("a password", () => {
  test("is stored as argon2id with 19 MiB and two passes, never twice the same", async () => {
    const [one, two] = await Promise.all([hashPassword("Kuğu-gölü-77"), hashPassword("Kuğu-gölü-77")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, "Kuğu-gölü-77")).toBe(true);
    expect(await verifyPassword(one, "kuğu-gölü-77")).toBe(false);
  });
});
