import { redirectPath } from "@/lib/routes/redirect-path";
import { decide } from "@/tests/fixtures/pages/decide-address";

test.each([
  ["/Eski-Sayfa/", "/eski-sayfa"],
  ["/tr/eski", "/eski"],
  ["/en//Old/", "/en/old"],
  ["/%C3%A7ocuk", "/çocuk"],
  ["//evil.example", "/evil.example"],
])("%s is named %s, however it was written", (typed, named) => {
  expect(redirectPath(typed)).toBe(named);
});

test.each([
  "eski",
  "https://evil.example",
  "/a?b=c",
  "/a#b",
  "/a\\b",
  "/operate/audit",
  "/api/v1",
  "/%zz",
  "",
])("%s is no address that redirects name", (typed) => {
  expect(redirectPath(typed)).toBeNull();
});

test("an address that no page has leads where the operator says, with its query; a page stays a page", async () => {
  const findRedirect = async (path: string) => (path === "/eski" || path === "/blog" ? "/iletisim" : null);
  expect(await decide("/Eski/?utm_source=x", { findRedirect })).toBe("308 /iletisim?utm_source=x");
  expect(await decide("/tr/eski", { findRedirect })).toBe("308 /iletisim");
  expect(await decide("/en/eski", { findRedirect })).toBe("404 /en/missing");
  expect(await decide("/blog", { findRedirect })).toMatch(/^200 /);
});
