import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { SCREENS, textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { bookTrip } from "@/tests/e2e/steps/trip/book-trip";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/trip/pay";

/** The page after the payment leads on: to the guests, into the calendar, to the boarding card. */
async function isDeparture(page: Page, { locale }: Visitor): Promise<void> {
  const { payments, boarding } = textsOf(locale);
  const [sea] = payments.departure.title_name.split("{name}");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(sea?.trim() ?? "");
  const hrefOf = (name: string) => page.getByRole("link", { name, exact: true }).getAttribute("href");
  expect(await hrefOf(boarding.calendar)).toMatch(/\.ics$/);
  expect((await page.request.get((await hrefOf(boarding.title)) ?? "")).status()).toBe(200);
  expect(await hrefOf(payments.departure.invite)).toMatch(/#guests$/);
}

const VISITORS: readonly Visitor[] = [
  { locale: "tr", phone: true, daysAhead: 20 },
  { locale: "ar", phone: false, daysAhead: 22 },
];

for (const visitor of VISITORS) {
  const { locale, phone } = visitor;
  test.describe(`a visitor in ${locale} on a ${phone ? "phone" : "desktop"}`, () => {
    test.use(SCREENS[phone ? "phone" : "desktop"]);

    test("finds a boat, registers without losing the choice, pays and sees the reservation", async ({
      page,
    }) => {
      const watch = watchPage(page);
      const { reservations, payments, checkout } = textsOf(locale);
      const { total, boat } = await bookTrip(page, visitor);

      await expect(page).toHaveTitle(/PLM-[0-9A-Z]{8}/);
      await expect(page.getByRole("heading", { level: 1, name: payments.heading })).toBeVisible();
      const number = /PLM-[0-9A-Z]{8}/.exec(await page.title())?.[0] ?? "";
      await expect(page.getByRole("main")).toContainText(number);
      // The lines of the price are folded; the total is not.
      await expect(page.getByText(total, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole("timer")).toHaveText(/^(29|30):\d\d$/);
      await acceptAndPay(page, visitor);
      await payWithCard(page, visitor, "success");

      await page.waitForURL(/\/payment-result\//);
      await expect(page.getByText(payments.result.paid_title, { exact: true })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByText(number)).toBeVisible();
      await isDeparture(page, visitor);

      await page.goto(pathFor("reservations", locale));
      const card = page.getByRole("article").filter({ hasText: number });
      await expect(card.getByRole("heading", { name: boat })).toBeVisible();
      await expect(card.getByText(reservations.status.reservation_created)).toBeVisible();
      await expect(card.getByText(total, { exact: true })).toBeVisible();
      await card.getByRole("link").first().click();
      await expect(page.getByText(checkout.pay_on_board, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole("heading", { name: reservations.history.title })).toBeVisible();
      watch.expectQuiet();
    });
  });
}
