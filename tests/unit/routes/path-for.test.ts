import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";

test("Turkish addresses have no prefix, the other languages have their own", () => {
  expect(addressesOf("home")).toEqual({ tr: "/", en: "/en", ar: "/ar" });
  expect(pathFor("boat", "en", { slug: "blue-dream" })).toBe("/en/boat/blue-dream");
  expect(pathFor("boatsByType", "ar", { slug: "gulet" })).toBe("/ar/gulet-boat-rental");
});

test("content pages take their key's segment of the language", () => {
  expect(pathFor("page", "tr", { type: "policy", slug: "kvkk" })).toBe("/policy/kvkk");
  expect(pathFor("page", "en", { type: "policy", slug: "kvkk" })).toBe("/en/corporate/kvkk");
});

test("empty query values are left out, lists repeat", () => {
  expect(pathFor("boats", "tr", null, { persons: 4, date: "", sort: null, types: ["gulet", "yat"] })).toBe(
    "/tekne-kiralama?persons=4&types=gulet&types=yat",
  );
});

test("language-independent addresses have no prefix", () => {
  expect(pathFor("resetPassword", "ar", null, { lang: "ar" })).toBe("/reset-password?lang=ar");
});

test("a missing parameter does not compile", () => {
  // @ts-expect-error the boat's slug is missing
  const wrong = () => pathFor("boat", "tr");
  expect(wrong).toBeDefined();
});
