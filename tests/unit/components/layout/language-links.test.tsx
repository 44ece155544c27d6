/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LanguageLinks } from "@/components/layout/header/language-links";
import { inEachLocale } from "@/lib/i18n/locales";
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

test.each([
  ["/", null],
  ["/tekne-kiralama", null],
  ["/tekne-kiralama?page=2", null],
  ["/en/faq#children", null],
  ["/en/faq#a?b=1", null],
  ["/tekne-kiralama?persons=8", "nofollow"],
  ["/en/rental-boats?types=1&page=2", "nofollow"],
  ["/tekne/x?date=2027-06-12", "nofollow"],
])("crawlers follow pages and later pages of lists, but no searches: %s", (address, rel) => {
  render(<LanguageLinks locale="en" addresses={inEachLocale(() => address)} />);
  for (const link of screen.getAllByRole("link")) expect(link.getAttribute("rel")).toBe(rel);
});
