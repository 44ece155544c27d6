import { LOCALES } from "@/lib/i18n/locales";
import { hostedPage } from "@/lib/server/money/providers/test-gateway/hosted-page";
import { TEST_CARDS } from "@/lib/server/money/providers/test-gateway/test-cards";

const entry = (locale: (typeof LOCALES)[number]) => ({
  token: "0".repeat(32),
  paymentId: crypto.randomUUID(),
  number: "PLM-<1>",
  amountMinor: 1_234_550,
  currency: "TRY" as const,
  locale,
  callbackUrl: 'https://shop.example/?a="b"',
  webhookUrl: "https://shop.example/webhook",
  outcome: "pending" as const,
  failureCode: null,
  charges: 0,
  silentUntil: 0,
  refunds: [],
});

test.each(LOCALES)("the card page in %s lists every card and keeps numbers in order", async (locale) => {
  const html = await hostedPage(entry(locale), "card");
  expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
  const filled = [...html.matchAll(/data-card="([^"]+)"/g)].map(([, number]) => number);
  expect(filled).toEqual(TEST_CARDS.map(({ number }) => number.match(/.{4}/g)?.join(" ")));
  expect(html).toContain('<bdi dir="ltr">₺12.345,50</bdi>');
  expect(html).toContain("PLM-&lt;1&gt;");
});

test.each(LOCALES)(
  "every screen of the card page in %s is whole, and loads nothing from elsewhere",
  async (locale) => {
    for (const screen of ["card", "three_d", "return", "lost"] as const) {
      const html = await hostedPage(entry(locale), screen);
      expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
      expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
      expect(html).not.toContain('"b""');
    }
  },
);
