import { clearMemoizedReads, memoizeRead, memoizeReads } from "@/lib/server/platform/db/memoized-reads";

afterEach(() => clearMemoizedReads("all"));

test("concurrent and later callers share one read", async () => {
  const read = jest.fn(async () => ["Bodrum"]);
  const answers = await Promise.all([1, 2, 3].map(() => memoizeRead("place-page", ["tr"], read)));
  answers.push(await memoizeRead("place-page", ["tr"], read));
  expect(answers).toEqual(Array(4).fill(["Bodrum"]));
  expect(read).toHaveBeenCalledTimes(1);
});

test("a shared result cannot be changed by a caller", async () => {
  const [place] = await memoizeRead("place-page", ["tr"], async () => [
    { name: "Bodrum", ports: ["Marina"] },
  ]);
  expect(() => place?.ports.push("x")).toThrow(TypeError);
});

test("a failed read is not memoized", async () => {
  const failing = memoizeRead("site-frame", ["tr"], () => Promise.reject(new Error("away")));
  await expect(failing).rejects.toThrow("away");
  await expect(memoizeRead("site-frame", ["tr"], async () => "back")).resolves.toBe("back");
});

test("a read started before a change is not memoized after it", async () => {
  let finish: (value: string) => void = () => undefined;
  const slow = memoizeRead(
    "site-frame",
    ["tr"],
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  clearMemoizedReads(["settings"]);
  finish("before");
  await expect(slow).resolves.toBe("before");
  await expect(memoizeRead("site-frame", ["tr"], async () => "after")).resolves.toBe("after");
});

test("of many things only those not memoized are read, together, and in the requested order", async () => {
  const read = jest.fn(async (ids: readonly number[]) =>
    ids.filter((id) => id !== 9).map((id) => ({ id, name: `boat ${id}` })),
  );
  await memoizeReads("card-of-search", { ids: [1, 2], variant: "tr" }, read);
  const found = await memoizeReads("card-of-search", { ids: [3, 2, 9, 1], variant: "tr" }, read);
  expect(found.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(read.mock.calls).toEqual([[[1, 2]], [[3, 9]]]);
  await memoizeReads("card-of-search", { ids: [1], variant: "en" }, read);
  expect(read).toHaveBeenCalledTimes(3);
});

test("a change clears what carries its tag, and nothing else", async () => {
  const readCards = jest.fn(async (ids: readonly number[]) => ids.map((id) => ({ id })));
  const [readFrame, readDay, readTotals] = [jest.fn(), jest.fn(), jest.fn()];
  async function readAll() {
    await memoizeReads("card-of-search", { ids: [1, 2], variant: "tr" }, readCards);
    await memoizeRead("site-frame", ["tr"], async () => readFrame());
    await memoizeRead("first-day", ["2026-06-01"], async () => readDay());
    await memoizeRead("day-totals", ["{}"], async () => readTotals());
  }
  await readAll();
  clearMemoizedReads(["boat:1", "boat-lists"]);
  await readAll();
  expect(readCards.mock.calls).toEqual([[[1, 2]], [[1]]]);
  const times = () => [readFrame, readDay, readTotals].map(({ mock }) => mock.calls.length);
  expect(times()).toEqual([1, 2, 2]);
  clearMemoizedReads("all");
  await readAll();
  expect(times()).toEqual([2, 3, 3]);
});

test("boats that were read before a change are not memoized after it", async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: number; name: string }[]>();
  const cards = { ids: [1], variant: "tr" };
  const slow = memoizeReads("card-of-search", cards, () => promise);
  clearMemoizedReads(["boat:1"]);
  resolve([{ id: 1, name: "before" }]);
  expect(await slow).toEqual([{ id: 1, name: "before" }]);
  expect(await memoizeReads("card-of-search", cards, async () => [{ id: 1, name: "after" }])).toEqual([
    { id: 1, name: "after" },
  ]);
});
