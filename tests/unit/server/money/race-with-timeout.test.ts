import { raceWithTimeout } from "@/lib/server/money/providers/race-with-timeout";

test("a result in time counts, whatever it is", async () => {
  expect(await raceWithTimeout(Promise.resolve("yes"), 50)).toBe("yes");
  await expect(raceWithTimeout(Promise.reject(new Error("no")), 50)).rejects.toThrow("no");
});

test("silence is an error, and what comes after it changes nothing", async () => {
  const late = Promise.withResolvers<string>();
  await expect(raceWithTimeout(late.promise, 20)).rejects.toThrow("did not respond in 20 ms");
  late.reject(new Error("much later"));
  await new Promise((resolve) => setTimeout(resolve, 5));
});
