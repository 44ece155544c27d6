import { afterEach, expect, jest, test } from "@jest/globals";
import { forgetReads, recallRead, recallReads } from "@/lib/server/db/memoized-reads";

afterEach(forgetReads);

test("many who ask at the same time are one read, and so are those after them", async () => {
  const read = jest.fn(async () => ["Bodrum"]);
  const answers = await Promise.all([1, 2, 3].map(() => recallRead("places", read)));
  answers.push(await recallRead("places", read));
  expect(answers).toEqual(Array(4).fill(["Bodrum"]));
  expect(read).toHaveBeenCalledTimes(1);
});

test("what all share cannot be changed by one of them", async () => {
  const [place] = await recallRead("places", async () => [{ name: "Bodrum", ports: ["Marina"] }]);
  expect(() => place?.ports.push("x")).toThrow(TypeError);
});

test("a failed read is not remembered", async () => {
  const failing = recallRead("frame", () => Promise.reject(new Error("away")));
  await expect(failing).rejects.toThrow("away");
  await expect(recallRead("frame", async () => "back")).resolves.toBe("back");
});

test("what was begun before a change is not remembered after it", async () => {
  let finish: (value: string) => void = () => undefined;
  const slow = recallRead(
    "frame",
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  forgetReads();
  finish("before");
  await expect(slow).resolves.toBe("before");
  await expect(recallRead("frame", async () => "after")).resolves.toBe("after");
});

test("of many things only those that nobody has read are read, together, and in the wanted order", async () => {
  const read = jest.fn(async (ids: readonly number[]) =>
    ids.filter((id) => id !== 9).map((id) => ({ id, name: `boat ${id}` })),
  );
  await recallReads("card tr", [1, 2], read);
  const found = await recallReads("card tr", [3, 2, 9, 1], read);
  expect(found.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(read.mock.calls).toEqual([[[1, 2]], [[3, 9]]]);
  await recallReads("card en", [1], read);
  expect(read).toHaveBeenCalledTimes(3);
});
