import { clearSlugCache, readCachedSlug, rememberSlug } from "@/lib/server/catalogue/slugs/slug-cache";

const BOAT = { current: "mavi", kind: "" };

let now = 0;
beforeEach(() => {
  clearSlugCache();
  now = 1000;
  // The cache reads the time at most once per millisecond of real time; every step here is one.
  jest.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const passMilliseconds = async (milliseconds: number) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  now += milliseconds;
};

test("a result is cached for thirty seconds", async () => {
  rememberSlug("boat tr mavi", BOAT);
  rememberSlug("boat tr yok", null);
  await passMilliseconds(29_999);
  expect([readCachedSlug("boat tr mavi"), readCachedSlug("boat tr yok")]).toEqual([BOAT, null]);
  await passMilliseconds(2);
  expect([readCachedSlug("boat tr mavi"), readCachedSlug("boat tr yok")]).toEqual([undefined, undefined]);
});

test("a missing slug is cached too, and is forgotten when the slug is assigned", () => {
  rememberSlug("boat tr yok", null);
  expect(readCachedSlug("boat tr yok")).toBeNull();
  rememberSlug("boat tr yok", BOAT);
  expect(readCachedSlug("boat tr yok")).toEqual(BOAT);
  rememberSlug("boat tr yok", null);
  expect(readCachedSlug("boat tr yok")).toBeNull();
});

test("ten thousand unknown names fill only a little memory and evict no known one", () => {
  rememberSlug("boat tr mavi", BOAT);
  for (let index = 0; index < 10_000; index += 1) rememberSlug(`boat tr x-${index}`, null);
  const kept = Array.from({ length: 10_000 }, (_, index) => readCachedSlug(`boat tr x-${index}`));
  expect(kept.filter((value) => value === null)).toHaveLength(2000);
  expect(readCachedSlug("boat tr mavi")).toEqual(BOAT);
});
