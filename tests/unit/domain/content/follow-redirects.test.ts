import { followRedirects, leadsInCircle } from "@/lib/domain/content/follow-redirects";

const all = new Map([
  ["/a", "/b"],
  ["/b", "/c"],
  ["/x", "/y"],
  ["/y", "/x"],
]);

test("an address leads to the end of a chain in one hop, and one without a redirect nowhere", () => {
  expect([followRedirects(all, "/a"), followRedirects(all, "/b")]).toEqual(["/c", "/c"]);
  expect(followRedirects(all, "/c")).toBeNull();
});

test("a circle leads nowhere, and ends", () => {
  expect([followRedirects(all, "/x"), followRedirects(all, "/y")]).toEqual([null, null]);
});

test("a redirect that would close a circle is known before it is set", () => {
  expect(leadsInCircle(all, "/c", "/a")).toBe(true);
  expect(leadsInCircle(all, "/c", "/c")).toBe(true);
  expect(leadsInCircle(all, "/n", "/x")).toBe(true);
  expect(leadsInCircle(all, "/n", "/a")).toBe(false);
});
