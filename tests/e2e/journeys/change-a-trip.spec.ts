import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible, SAME_IN_EVERY_LANGUAGE } from "@/tests/e2e/steps/page/axe";
import { listOverflow } from "@/tests/e2e/steps/page/check-layout";
import { SCREENS, textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { REQUEST_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { ownerPath } from "@/tests/e2e/steps/trip/owner-path";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/trip/pay";

/** From the reservation's page to the page on which another time is chosen. */
async function openChange(page: Page, { locale }: Visitor, id: string): Promise<void> {
  await page.goto(pathFor("reservation", locale, { id }));
  await page.getByRole("link", { name: textsOf(locale).cancellation.rebook.open }).click();
  await expect(page.getByRole("heading", { level: 1, name: textsOf(locale).change.title })).toBeVisible();
  await expect(page.getByText(textsOf(locale).change.choose)).toBeVisible();
}

/** Chooses how many hours the trip lasts; returns the difference that the page shows under that name. */
async function chooseLength(
  page: Page,
  { locale }: Visitor,
  hours: number,
  name: "payment" | "refund",
): Promise<string> {
  const { change } = textsOf(locale);
  await page.getByLabel(change.length, { exact: true }).selectOption(String(hours));
  const difference = page.getByText(change.amounts[name], { exact: true }).locator("+ dd");
  await expect(difference).toHaveText(/^₺[\d.]+,\d\d$/);
  return (await difference.textContent()) ?? "";
}

/** The trip that the reservation's page shows. */
async function expectHours(page: Page, { locale }: Visitor, id: string, hours: string): Promise<void> {
  if (!page.url().includes(id)) await page.goto(pathFor("reservation", locale, { id }));
  await expect(page.getByRole("main").getByText(hours, { exact: true }).first()).toBeVisible();
}

test.describe("on a Turkish phone", () => {
  const visitor: Visitor = { locale: "tr", phone: true, daysAhead: 113 };
  const { change, payments } = textsOf("tr");
  test.use(SCREENS.phone);

  test("a paid trip becomes a longer one when the difference that was shown is paid", async ({ page }) => {
    const { reservationId: id } = await payTrip(page, visitor);
    await openChange(page, visitor, id);
    const difference = await chooseLength(page, visitor, 5, "payment");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
      expect(await listOverflow(page)).toEqual([]);
    }
    await page.setViewportSize(SCREENS.phone.viewport);
    await page.getByRole("button", { name: change.confirm.payment }).click();
    await page.waitForURL(/\/payment\//);
    await expect(page.getByText(difference).first()).toBeVisible();
    await acceptAndPay(page, visitor);
    await payWithCard(page, visitor, "success");
    await expect(page.getByText(payments.change.paid_text)).toBeVisible();
    await expect(page.getByText(difference).first()).toBeVisible();
    await page.goto(pathFor("reservation", "tr", { id }));
    await expectHours(page, visitor, id, "10:00–15:00");
    await expect(page.getByText(change.open_change.pay)).toHaveCount(0);
  });
});

test.describe("on an Arabic phone", () => {
  const visitor: Visitor = { locale: "ar", phone: true, daysAhead: 114 };
  const { change, reservations } = textsOf("ar");
  test.use(SCREENS.phone);

  test("a paid trip becomes a shorter one, and the refund that was shown is on its way", async ({ page }) => {
    const { reservationId: id } = await payTrip(page, visitor);
    await openChange(page, visitor, id);
    const difference = await chooseLength(page, visitor, 3, "refund");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectAccessible(page, SAME_IN_EVERY_LANGUAGE);
    expect(await listOverflow(page)).toEqual([]);
    await page.getByRole("button", { name: change.confirm.made }).click();
    await page.waitForURL((url) => url.pathname === pathFor("reservation", "ar", { id }));
    await expect(page.getByText(change.done.made)).toBeVisible();
    await expectHours(page, visitor, id, "10:00–13:00");
    const refund = page.getByText(reservations.refund.title, { exact: true }).locator("..");
    await expect(refund).toContainText(difference);
  });
});

test.describe("on an English desktop", () => {
  const visitor: Visitor = { locale: "en", phone: false, daysAhead: 115 };
  const { change, reservations } = textsOf("en");
  test.use(SCREENS.desktop);

  test("another hour on a boat on request is asked for, and the trip is moved once the owner agrees by the mail's link", async ({
    page,
    browser,
  }) => {
    const trip = await payTrip(page, visitor, REQUEST_BOAT);
    await openChange(page, visitor, trip.reservationId);
    await page.getByLabel(change.hour, { exact: true }).selectOption("11");
    await page.getByRole("button", { name: change.confirm.asked }).click();
    await expect(page.getByText(reservations.open_change)).toBeVisible();
    await expect(page.getByText(change.open_change.text_asked)).toBeVisible();
    await expectHours(page, visitor, trip.reservationId, "10:00–14:00");
    await expectAccessible(page);

    const { owner } = textsOf("tr");
    const ownersPage = await (await browser.newContext(SCREENS.phone)).newPage();
    await ownersPage.goto(await ownerPath(trip));
    await expect(ownersPage.getByText("11:00–15:00")).toBeVisible();
    await expectAccessible(ownersPage);
    await ownersPage.getByRole("button", { name: owner.change.accept }).click();
    await expect(ownersPage.getByRole("button", { name: owner.change.accept })).toHaveCount(0);
    await ownersPage.context().close();
    await page.reload();
    await expectHours(page, visitor, trip.reservationId, "11:00–15:00");
    await expect(page.getByText(reservations.open_change)).toHaveCount(0);
  });
});
