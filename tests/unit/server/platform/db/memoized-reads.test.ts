import { clearMemoizedReads, memoizeRead, memoizeReads } from "@/lib/server/platform/db/memoized-reads";

afterEach(clearMemoizedReads);

test("concurrent and later callers share one read", async () => {
  const read = jest.fn(async () => ["Bodrum"]);
  const answers = await Promise.all([1, 2, 3].map(() => memoizeRead("places", read)));
  answers.push(await memoizeRead("places", read));
  expect(answers).toEqual(Array(4).fill(["Bodrum"]));
  expect(read).toHaveBeenCalledTimes(1);
});

test("a shared result cannot be changed by a caller", async () => {
  const [place] = await memoizeRead("places", async () => [{ name: "Bodrum", ports: ["Marina"] }]);
  expect(() => place?.ports.push("x")).toThrow(TypeError);
});

test("a failed read is not memoized", async () => {
  const failing = memoizeRead("frame", () => Promise.reject(new Error("away")));
  await expect(failing).rejects.toThrow("away");
  await expect(memoizeRead("frame", async () => "back")).resolves.toBe("back");
});

test("a read started before a change is not memoized after it", async () => {
  let finish: (value: string) => void = () => undefined;
  const slow = memoizeRead(
    "frame",
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  clearMemoizedReads();
  finish("before");
  await expect(slow).resolves.toBe("before");
  await expect(memoizeRead("frame", async () => "after")).resolves.toBe("after");
});

test("of many things only those not memoized are read, together, and in the requested order", async () => {
  const read = jest.fn(async (ids: readonly number[]) =>
    ids.filter((id) => id !== 9).map((id) => ({ id, name: `boat ${id}` })),
  );
  await memoizeReads("card tr", [1, 2], read);
  const found = await memoizeReads("card tr", [3, 2, 9, 1], read);
  expect(found.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(read.mock.calls).toEqual([[[1, 2]], [[3, 9]]]);
  await memoizeReads("card en", [1], read);
  expect(read).toHaveBeenCalledTimes(3);
});
