import { type Browser, expect, type Page, test } from "playwright/test";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { holdTrip, REQUEST_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/trip/pay";

/** From the reservation's page to the page on which another time is chosen. */
async function openChange(page: Page, { locale }: Visitor, id: string): Promise<void> {
  await page.goto(pathFor("reservation", locale, { id }));
  await page.getByRole("link", { name: textsOf(locale).cancellation.rebook.open }).click();
  await expect(page.getByRole("heading", { level: 1, name: textsOf(locale).change.title })).toBeVisible();
  await expect(page.getByText(textsOf(locale).change.choose)).toBeVisible();
}

const chooseLength = (page: Page, { locale }: Visitor, hours: number) =>
  page.getByLabel(textsOf(locale).change.length, { exact: true }).selectOption(String(hours));

test.describe("a customer on a phone", () => {
  test.use(SCREENS.phone);

  test("makes a paid trip longer: sees the difference, gives it up once, then pays it and has the new trip", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const visitor: Visitor = { locale: "tr", phone: true, daysAhead: 111 };
    const { change, payments, reservations } = textsOf("tr");
    const { reservationId: id } = await payTrip(page, visitor);
    await openChange(page, visitor, id);
    await chooseLength(page, visitor, 6);
    await expect(page.getByText(change.amounts.payment)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: change.confirm.payment }).click();
    await page.waitForURL(/\/payment\//);
    await expect(page.getByText(change.amounts.payment)).toBeVisible();

    await page.goto(pathFor("reservation", "tr", { id }));
    await expect(page.getByText(change.open_change.text_payment)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: change.open_change.withdraw }).click();
    await expect(page.getByText(change.open_change.text_payment)).toHaveCount(0);

    await openChange(page, visitor, id);
    await chooseLength(page, visitor, 6);
    await page.getByRole("button", { name: change.confirm.payment }).click();
    await acceptAndPay(page, visitor);
    await payWithCard(page, visitor, "success");
    await page.waitForURL(/\/payment-result\//);
    await expect(page.getByText(payments.change.paid_text)).toBeVisible();
    await page.goto(pathFor("reservation", "tr", { id }));
    await expect(page.getByText("10:00–16:00").first()).toBeVisible();
    await expect(page.getByText(reservations.history.change.made)).toBeVisible();
  });
});

test.describe("a customer with a keyboard", () => {
  test.use(SCREENS.desktop);

  test("makes a paid trip shorter and later, and sees the refund", async ({ page }) => {
    const visitor: Visitor = { locale: "en", phone: false, daysAhead: 112 };
    const { change, reservations } = textsOf("en");
    const { reservationId: id } = await payTrip(page, visitor);
    await openChange(page, visitor, id);
    await page.getByLabel(change.hour, { exact: true }).focus();
    await page.keyboard.press("ArrowDown");
    await chooseLength(page, visitor, 3);
    await expect(page.getByText(change.amounts.refund)).toBeVisible();
    await expectAccessible(page);
    const confirm = page.getByRole("button", { name: change.confirm.made });
    await expect(confirm).toBeEnabled();
    await confirm.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`/u/reservations/${id}$`));
    await expect(page.getByText("11:00–14:00").first()).toBeVisible();
    await expect(page.getByText(reservations.refund.title, { exact: true })).toBeVisible();
  });
});

test.describe("in every language", () => {
  for (const locale of LOCALES) {
    test(`the page for another time has no accessibility violation in ${locale}`, async ({ page }) => {
      const visitor: Visitor = { locale, phone: true, daysAhead: 113 + LOCALES.indexOf(locale) };
      const { reservationId: id } = await payTrip(page, visitor);
      await openChange(page, visitor, id);
      await chooseLength(page, visitor, 5);
      await expect(page.getByText(textsOf(locale).change.amounts.payment)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/change-${locale}-${width}.png`,
            fullPage: true,
          });
      }
    });
  }
});

async function openAsOwner(browser: Browser, number: string): Promise<Page> {
  const page = await (await browser.newContext(SCREENS.phone)).newPage();
  await page.goto(await readOutbox("", new RegExp(`${number}[^]*?(/owner/[\\w-]{43}\\?lang=tr)`)));
  return page;
}

test("the owner of a boat on request agrees to another time by the link, and both see the new one", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const visitor: Visitor = { locale: "tr", phone: false, daysAhead: 116 };
  const { change, owner, reservations } = textsOf("tr");
  const email = await signIn(context);
  const { reservationId: id, number } = await holdTrip(context, tripDayFor(visitor), REQUEST_BOAT);
  const ownersPage = await openAsOwner(browser, number);
  await ownersPage.getByRole("button", { name: owner.answer.accept, exact: true }).click();
  await page.goto(await readOutbox(email, new RegExp(`(/payment/${id}\\?\\S+)`)));
  await acceptAndPay(page, visitor);
  await payWithCard(page, visitor, "success");
  await page.waitForURL(/\/payment-result\//);

  await openChange(page, visitor, id);
  await page.getByLabel(change.hour, { exact: true }).selectOption("12");
  await expect(page.getByText(change.asks_owner)).toBeVisible();
  await page.getByRole("button", { name: change.confirm.asked }).click();
  await expect(page.getByText(change.open_change.text_asked)).toBeVisible();
  await ownersPage.reload();
  await expect(ownersPage.getByText(owner.change.title)).toBeVisible();
  await expectAccessible(ownersPage);
  if (process.env.SHOTS)
    await ownersPage.screenshot({ path: `${process.env.SHOTS}/owner.png`, fullPage: true });
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/asked.png`, fullPage: true });
  await ownersPage.getByRole("button", { name: owner.change.accept }).click();
  await expect(ownersPage.getByText(owner.change.title)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("12:00–16:00").first()).toBeVisible();
  await expect(page.getByText(reservations.history.change.made)).toBeVisible();
});
