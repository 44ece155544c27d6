import { clearSlugCache, readCachedSlug, rememberSlug } from "@/lib/server/slugs/slug-cache";

const holder = globalThis as typeof globalThis & {
  palamarSlugs?: { found: Map<string, unknown>; absent: Map<string, unknown> };
};

beforeEach(clearSlugCache);

test("a result is cached for thirty seconds", () => {
  rememberSlug("boat tr mavi", { current: "mavi", kind: "" }, 0);
  expect(readCachedSlug("boat tr mavi", 29_999)).toEqual({ current: "mavi", kind: "" });
  expect(readCachedSlug("boat tr mavi", 30_000)).toBeUndefined();
});

test("a missing slug is cached too, and is forgotten when the slug is assigned", () => {
  rememberSlug("boat tr yok", null, 0);
  expect(readCachedSlug("boat tr yok", 1)).toBeNull();
  rememberSlug("boat tr yok", { current: "yok", kind: "" }, 2);
  expect(readCachedSlug("boat tr yok", 3)).toEqual({ current: "yok", kind: "" });
});

test("ten thousand unknown names fill only a little memory and push out no known one", () => {
  rememberSlug("boat tr mavi", { current: "mavi", kind: "" }, 0);
  for (let index = 0; index < 10_000; index += 1) rememberSlug(`boat tr x-${index}`, null, 0);
  expect(holder.palamarSlugs?.absent.size).toBe(2000);
  expect(readCachedSlug("boat tr mavi", 1)).toEqual({ current: "mavi", kind: "" });
});
