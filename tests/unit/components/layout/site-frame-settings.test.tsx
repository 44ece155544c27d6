/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { FooterBar } from "@/components/layout/footer/footer-bar";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { Logo } from "@/components/layout/header/logo";
import type { SiteFrame } from "@/components/layout/site-frame";
import { LOCALES } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";

const frame: SiteFrame = {
  brand: "Liman",
  logo: "/media/liman-mark.webp",
  phone: null,
  email: null,
  whatsapp: null,
  address: null,
  social: [],
  partnerHref: "https://partner.example/join",
  services: [],
  places: [],
  types: [],
  pages: [
    { label: "Our story", slug: "story", key: "history", type: "history", forOwners: false },
    { label: "List your boat", slug: "owners", key: "rentBoat", type: "static", forOwners: true },
  ],
};

test.each(LOCALES)("a link for boat owners in %s leads to their page", async (locale) => {
  const { props } = await SiteFooter({ locale, addresses: addressesOf("home"), frame: { ...frame } });
  render(<FooterBar {...props} />);
  const hrefs = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  const prefix = locale === "tr" ? "" : `/${locale}`;
  const said = {
    tr: "Tekneniz mi var? Bize katılın",
    en: "Are you a yacht owner? Join us",
    ar: "هل تملك يختًا؟ انضم إلينا",
  };
  expect(hrefs).toContainEqual([said[locale], `${prefix}/static/owners`]);
  expect(hrefs).toContainEqual(["Our story", `${prefix}/history/story`]);
  expect(hrefs.map(([, href]) => href)).not.toContain(frame.partnerHref);
});

test("the configured logo is shown beside the name, otherwise the drawn one", () => {
  render(<Logo brand="Liman" src="/media/liman-mark.webp" />);
  render(<Logo brand="Palamar" src={null} />);
  expect(screen.getByText("Liman").style.getPropertyValue("--logo")).toBe('url("/media/liman-mark.webp")');
  expect(screen.getByText("Palamar")).not.toHaveAttribute("style");
});
