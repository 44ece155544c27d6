import { COAST_FILES } from "@/lib/domain/map/coast-files";
import { COAST_PICTURE_ADDRESS, locatorAddress } from "@/lib/server/catalogue/map/locator-address";
import { createAdmission } from "@/lib/server/runtime/front/admission/admission";
import { createAdmissions } from "@/lib/server/runtime/front/admission/admissions";

const LIMITS = { atOnce: 2, perSender: 1, waiting: 3, waitingPerSender: 2, timeoutMs: 1000 };
const stays = () => undefined;

/** Lets promises that are settled already run on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("only so many run at once, overall and of one sender; the sender with the fewest comes next", async () => {
  const { enter, load } = createAdmission(LIMITS);
  const order: string[] = [];
  const come = (name: string, sender: string) =>
    enter(sender, stays).then((leave) => {
      if (leave) order.push(name);
      return leave;
    });
  const [first, second] = [await come("a1", "a"), await come("b1", "b")];
  const [third] = [come("a2", "a"), come("c1", "c")];
  await settled();
  expect([order, load()]).toEqual([["a1", "b1"], { running: 2, waiting: 2 }]);
  second?.();
  await settled();
  expect(order).toEqual(["a1", "b1", "c1"]);
  first?.();
  await third;
  expect(order).toEqual(["a1", "b1", "c1", "a2"]);
});

test("a request that finds the queue full is refused at once, and so is one of a sender with too many waiting", async () => {
  const { enter } = createAdmission(LIMITS);
  await enter("a", stays);
  void enter("a", stays);
  void enter("a", stays);
  expect(await enter("a", stays)).toBeNull();
  await enter("b", stays);
  void enter("b", stays);
  expect(await enter("c", stays)).toBeNull();
});

test("a client that disconnects leaves the queue, and the next request gets its turn", async () => {
  const { enter, load } = createAdmission({ ...LIMITS, atOnce: 1 });
  const first = await enter("a", stays);
  let go: () => void = stays;
  const gone = enter("b", (leave) => {
    go = leave;
  });
  const next = enter("c", stays);
  go();
  expect(await gone).toBeNull();
  expect(load()).toEqual({ running: 1, waiting: 1 });
  first?.();
  expect(await next).not.toBeNull();
});

test("nobody waits longer than the time limit, and leaving twice frees one place", async () => {
  jest.useFakeTimers();
  const { enter, load } = createAdmission({ ...LIMITS, atOnce: 1 });
  const first = await enter("a", stays);
  const late = enter("b", stays);
  jest.advanceTimersByTime(1001);
  expect(await late).toBeNull();
  first?.();
  first?.();
  expect(load()).toEqual({ running: 0, waiting: 0 });
  jest.useRealTimers();
});

test("pictures of the map, which are drawn for anybody's address, wait like pages; files and payments never do", () => {
  const { queueFor } = createAdmissions(true);
  const point = { latitude: 37, longitude: 27.5 };
  const drawn = [locatorAddress(point), locatorAddress(point, "png"), COAST_PICTURE_ADDRESS];
  expect(drawn.map((path) => queueFor(path, false))).toEqual(
    drawn.map(() => queueFor("/tekneler?min_price=1", false)),
  );
  const free = [
    ...Object.values(COAST_FILES),
    "/_next/static/chunks/a.js",
    "/media/a.webp",
    "/icons/icon.svg",
  ];
  expect([...free, "/api/v1/payments/webhook/test"].filter((path) => queueFor(path, false) !== null)).toEqual(
    [],
  );
});
