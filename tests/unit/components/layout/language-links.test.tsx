/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LanguageLinks } from "@/components/layout/header/language-links";
import { addressesOf } from "@/lib/routes/addresses-of";

test("the other languages name themselves and keep page and filters", () => {
  const slugs = { tr: { slug: "bodrum" }, en: { slug: "bodrum" }, ar: { slug: "budrum" } };
  const addresses = addressesOf("boatsByPlace", slugs, { persons: 4, page: 2 });
  render(<LanguageLinks locale="en" addresses={addresses} />);
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.lang]);
  expect(links).toEqual([
    ["Türkçe", "/bodrum-tekne-kiralama?persons=4&page=2", "tr"],
    ["العربية", "/ar/budrum-boat-rental?persons=4&page=2", "ar"],
  ]);
});
