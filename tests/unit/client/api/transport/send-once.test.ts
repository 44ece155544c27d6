/** @jest-environment jsdom */
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { forgetAttempts, sendOnce } from "@/lib/client/api/transport/send-once";

const NAME = "reservation:1";
const sent: string[] = [];

beforeEach(() => {
  sessionStorage.clear();
  forgetAttempts();
  sent.length = 0;
});
afterEach(() => jest.restoreAllMocks());

/** Sends the body, gets this response, and returns the key that it was sent under. */
async function send(body: object, response: Error | { until: string | null } = { until: null }) {
  const call = sendOnce({
    name: NAME,
    body,
    send: async (key) => {
      sent.push(key);
      if (response instanceof Error) throw response;
      return response;
    },
    repeatableUntil: ({ until }) => until,
  });
  await call.catch(() => null);
  return sent.at(-1);
}

const LOST = new ApiFailure(0, {});

test("the same request keeps its key after a lost response and after a failure of the server", async () => {
  const key = await send({ persons: 4 }, LOST);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await send({ persons: 4 }, new ApiFailure(500, {}))).toBe(key);
  expect(await send({ persons: 4 })).toBe(key);
});

test("a double click sends the same key twice", async () => {
  await Promise.all([send({ persons: 4 }), send({ persons: 4 })]);
  expect(new Set(sent).size).toBe(1);
});

test("the key survives a reload, without the body in the storage", async () => {
  const key = await send({ note: "Allergy" }, LOST);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Allergy");
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import("@/lib/client/api/transport/send-once");
    const again = reloaded.sendOnce({
      name: NAME,
      body: { note: "Allergy" },
      send: async (repeated) => repeated,
    });
    expect(await again).toBe(key);
  });
});

test("the key is kept in memory when storage is refused", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused");
  });
  expect(await send({ persons: 4 }, LOST)).toBe(await send({ persons: 4 }));
});

test("a changed body, a refusal and a success each end the intent", async () => {
  const first = await send({ persons: 4 }, LOST);
  expect(await send({ persons: 5 }, LOST)).not.toBe(first);
  const refused = await send({ persons: 4 }, new ApiFailure(409, {}));
  const paid = await send({ persons: 4 });
  expect(new Set([first, refused, paid, await send({ persons: 4 })]).size).toBe(4);
});

test("a repeatable success keeps its key until it expires or is cancelled", async () => {
  const soon = { until: new Date(Date.now() + 60_000).toISOString() };
  const key = await send({ persons: 4 }, soon);
  expect(await send({ persons: 4 }, soon)).toBe(key);
  forgetAttempts();
  const past = await send({ persons: 4 }, { until: new Date(Date.now() - 1).toISOString() });
  expect(past).not.toBe(key);
  expect(await send({ persons: 4 })).not.toBe(past);
});
