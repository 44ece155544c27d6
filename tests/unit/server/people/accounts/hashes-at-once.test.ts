import { setTimeout as sleep } from "node:timers/promises";

let running = 0;
let most = 0;
const mockChecked: string[] = [];
const mockWork = async <T>(result: T): Promise<T> => {
  running += 1;
  most = Math.max(most, running);
  await sleep(5);
  running -= 1;
  return result;
};
jest.mock("@node-rs/argon2", () => ({
  hash: () => mockWork("hash"),
  verify: (against: string, password: string) => {
    mockChecked.push(against);
    return password === "broken"
      ? mockWork(null).then(() => Promise.reject(new Error("broken")))
      : mockWork(true);
  },
}));

const mockJudged: string[] = [];
jest.mock("@/lib/server/people/accounts/password/find-password-weakness", () => ({
  findPasswordWeakness: (password: string) => {
    mockJudged.push(password);
    return password === "weak" ? "common_password" : null;
  },
}));

test("at most two hashes run at once in a process, also after one that failed, and all come to an end", async () => {
  const { hashPassword, verifyPassword } = await import(
    "@/lib/server/people/accounts/password/hash-password"
  );
  const work = Array.from({ length: 20 }, (_, i) =>
    i % 3 === 0 ? hashPassword("x") : verifyPassword("hash", i % 5 === 0 ? "broken" : "x").catch(() => false),
  );
  expect(await Promise.all(work)).toHaveLength(20);
  expect([most, running]).toEqual([2, 0]);
});

test("callers beyond the queue's limit are refused at once, and the others are served", async () => {
  const { hashPassword } = await import("@/lib/server/people/accounts/password/hash-password");
  const results = await Promise.allSettled(Array.from({ length: 150 }, () => hashPassword("x")));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(150 - 102);
  expect(refused[0]).toMatchObject({ reason: { name: "TooBusy" } });
  expect(running).toBe(0);
});

test("a new password waits for its turn before it is judged, and a weak one is not hashed", async () => {
  const { hashNewPassword, hashPassword } = await import(
    "@/lib/server/people/accounts/password/hash-password"
  );
  const before = [hashPassword("x"), hashPassword("x")];
  const chosen = [hashNewPassword("weak", {}), hashNewPassword("strong", {})];
  expect(mockJudged).toEqual([]);
  await Promise.all(before);
  expect(await Promise.all(chosen)).toMatchObject([{ code: "common_password" }, { ok: true, value: "hash" }]);
  expect([mockJudged, most, running]).toEqual([["weak", "strong"], 2, 0]);
});

test("an account that does not exist costs one check of the same price, and never fits", async () => {
  const { verifyPassword } = await import("@/lib/server/people/accounts/password/hash-password");
  mockChecked.length = 0;
  expect(await verifyPassword(null, "x")).toBe(false);
  expect(mockChecked).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
});
