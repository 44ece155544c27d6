import { expect, type Page, test } from "playwright/test";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

/** From the reservation's page to the page on which another time is chosen. */
async function openChange(page: Page, { locale }: Visitor, id: string): Promise<void> {
  await page.goto(pathFor("reservation", locale, { id }));
  await page.getByRole("link", { name: textsOf(locale).cancellation.rebook.open }).click();
  await expect(page.getByRole("heading", { level: 1, name: textsOf(locale).change.title })).toBeVisible();
  await expect(page.getByText(textsOf(locale).change.choose)).toBeVisible();
}

for (const locale of LOCALES) {
  test(`another time shows its difference before the click, accessibly at both widths, in ${locale}`, async ({
    page,
  }) => {
    const visitor: Visitor = { locale, phone: true, daysAhead: 113 + LOCALES.indexOf(locale) };
    const { reservationId: id } = await payTrip(page, visitor);
    await openChange(page, visitor, id);
    await page.getByLabel(textsOf(locale).change.length, { exact: true }).selectOption("5");
    await expect(page.getByText(textsOf(locale).change.amounts.payment)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}
