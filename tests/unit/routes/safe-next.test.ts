import { safeNext } from "@/lib/routes/safe-next";

test.each(["/k/rezervasyonlarim", "/en/reserve/blue?persons=4&date=2026-12-01", "/?x=%2F%2Fa.b"])(
  "%s is a place of this site",
  (value) => {
    // A doubled slash inside a query leads nowhere.
    expect(safeNext(value)).toBe(value);
  },
);

test.each([
  "",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/%252Fevil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "/a\nb",
  "/../evil",
  "/%2e%2e//evil.example",
  "/%E0%A4%A",
  "javascript:alert(1)",
  `/${"a".repeat(2000)}`,
])("%j leads to another site and is refused", (value) => {
  expect(safeNext(value)).toBeNull();
});

test("without a next parameter there is no target", () => {
  expect(safeNext(null)).toBeNull();
  expect(safeNext(undefined)).toBeNull();
});
