import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { expectValidHtml } from "@/tests/e2e/steps/page/valid-html";
import { proveInWindow } from "@/tests/e2e/steps/session/prove-email";
import { registerInModal } from "@/tests/e2e/steps/session/register-in-modal";
import { SCREENS, textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/trip/pay";

test.describe.configure({ timeout: 180_000 });

const VISITORS: readonly Visitor[] = [{ locale: "ar", phone: true, daysAhead: 62 }];

const orderForm = (page: Page, { locale }: Visitor) =>
  page.getByRole("region", { name: textsOf(locale).orders.form.title });

/** From the list of services to a form that says what is missing, and then has everything but a login. */
async function fillInForm(page: Page, visitor: Visitor): Promise<void> {
  const { locale } = visitor;
  const { orders, services, validation } = textsOf(locale);
  await page.goto(pathFor("services", locale));
  await page.getByRole("main").getByRole("heading", { level: 3 }).first().getByRole("link").click();
  const packages = page.getByRole("region", { name: services.packages.title });
  await packages.getByRole("link").nth(1).click();
  const form = orderForm(page, visitor);
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await expect(field(orders.form.package).locator("option").nth(1)).toHaveJSProperty("selected", true);
  await form.getByRole("button", { name: orders.form.login }).click();
  await expect(form.getByText(validation.required)).toHaveCount(6);
  await expectAccessible(page);
  // Palamar chooses the boat only where and when it is told.
  await field(orders.form.place).selectOption({ index: 1 });
  await field(orders.form.day).fill(tripDayFor(visitor));
  await expect(field(orders.form.boat)).toBeVisible();
  const instant = field(orders.form.boat)
    .locator("option:not([value=''])")
    .filter({
      // Those whose owner is asked first say so at their end.
      hasNotText: orders.form.boat_option_asked.split(" · ").at(-1) ?? "",
    });
  await field(orders.form.boat).selectOption((await instant.first().getAttribute("value")) ?? "");
  await field(orders.form.hour).selectOption({ index: 1 });
  await field(orders.form.name).fill("Ayşe Yıldız");
  await field(orders.form.phone).fill("0532 123 45 67");
  await field(orders.form.note).fill("200 🌹");
}

/** Boarding card, calendar file and conversation of a paid order. */
async function carriesTheDay(page: Page, { locale }: Visitor, number: string): Promise<void> {
  const { boarding, conversation } = textsOf(locale);
  const section = page.getByRole("region", { name: boarding.title });
  await expect(section.getByText(number)).toBeVisible();
  const calendar = await section.getByRole("link", { name: boarding.calendar }).getAttribute("href");
  const file = await page.request.get(calendar ?? "");
  expect(await file.text()).toMatch(/BEGIN:VEVENT[\s\S]*TZID=Europe\/Istanbul[\s\S]*STATUS:CONFIRMED/);
  const card = await page.request.get(
    (await section.getByRole("link", { name: boarding.open }).getAttribute("href")) ?? "",
  );
  expect(await card.text()).toContain("200 🌹");
  await page.getByLabel(conversation.text).fill("🎂");
  await page.getByRole("button", { name: conversation.submit }).click();
  await expect(page.getByRole("main").getByText("🎂")).toBeVisible();
}

for (const visitor of VISITORS) {
  const { locale, phone } = visitor;
  test.describe(`a visitor in ${locale} on a ${phone ? "phone" : "desktop"}`, () => {
    test.use(SCREENS[phone ? "phone" : "desktop"]);

    test("orders an organization, pays inside an app, sees it, and cancels with the refund shown first", async ({
      page,
    }) => {
      const { orders, payments, cancellation } = textsOf(locale);
      await fillInForm(page, visitor);
      const form = orderForm(page, visitor);
      await form.getByLabel(orders.form.email, { exact: true }).fill("ayse@example.com");
      await form.getByRole("button", { name: orders.form.login }).click();
      const account = await registerInModal(page, visitor);
      // Nothing that was typed is lost by signing in.
      await expect(form.getByLabel(orders.form.note, { exact: true })).toHaveValue("200 🌹");
      await form.getByRole("button", { name: orders.form.submit }).click();
      await proveInWindow(page, visitor, account);

      await page.waitForURL(/\/service-payment\//);
      await expect(page).toHaveTitle(/ORG-[0-9A-Z]{8}/);
      const number = /ORG-[0-9A-Z]{8}/.exec(await page.title())?.[0] ?? "";
      await expect(page.getByRole("timer")).toHaveText(/^(29|30):\d\d$/);
      await expectValidHtml(await page.goto(page.url().replace("/service-payment/", "/m-service-payment/")));
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expectAccessible(page);
      await acceptAndPay(page, visitor);
      await payWithCard(page, visitor, "success");
      await page.waitForURL(/\/payment-result\//);
      await expect(page.getByText(payments.result.paid_title, { exact: true })).toBeVisible();
      await expect(page.getByText(payments.order.result_paid_text)).toBeVisible();

      await page.goto(pathFor("myServices", locale));
      const card = page.getByRole("article").filter({ hasText: number });
      await expect(card.getByText(orders.status.order_paid)).toBeVisible();
      await card.getByRole("link").first().click();
      await carriesTheDay(page, visitor, number);
      await page.getByRole("button", { name: orders.cancel.open }).click();
      const dialog = page.getByRole("dialog", { name: orders.cancel.title });
      await expect(dialog.getByText(/₺39\.900,00/).first()).toBeVisible();
      await expectAccessible(page);
      await dialog.getByText(cancellation.reasons.plan).click();
      await dialog.getByRole("button", { name: orders.cancel.confirm }).click();
      await expect(page.getByRole("main").getByText(orders.status.order_cancelled).first()).toBeVisible();
      await expectValidHtml(await page.goto(pathFor("myServices", locale)));
      await expectAccessible(page);
    });
  });
}

test("the link of the mail pays an order without a login", async ({ page, browser }) => {
  const visitor: Visitor = { locale: "en", phone: false, daysAhead: 64 };
  const { orders, payments } = textsOf("en");
  const address = `order-${process.pid}-${Date.now()}@example.com`;
  await fillInForm(page, visitor);
  const form = orderForm(page, visitor);
  await form.getByLabel(orders.form.email, { exact: true }).fill(address);
  await form.getByRole("button", { name: orders.form.login }).click();
  const account = await registerInModal(page, visitor);
  await form.getByRole("button", { name: orders.form.submit }).click();
  await proveInWindow(page, visitor, account);
  await page.waitForURL(/\/service-payment\//);
  const link = await readOutbox(address, /(https?:\/\/\S+\/service-payment\/[^\s"<]+)/);

  const nobody = await browser.newPage();
  await nobody.goto(`${page.url()}?lang=en`);
  await expect(nobody.getByRole("heading", { name: payments.login_title })).toBeVisible();
  await nobody.goto(link.replaceAll("&amp;", "&"));
  await acceptAndPay(nobody, visitor);
  await payWithCard(nobody, visitor, "success");
  await nobody.waitForURL(/\/payment-result\//);
  await expect(nobody.getByText(payments.order.result_paid_text)).toBeVisible();
  await nobody.goto(nobody.url().replace(/[?&]key=[^&]+/, ""));
  await expect(nobody.getByText(payments.login_text)).toBeVisible();
  await nobody.close();
});
