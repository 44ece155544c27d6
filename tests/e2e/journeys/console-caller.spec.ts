import { type Browser, expect, type Page, test } from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import { pressAt, pressKey, tabTo, typeAt, typeText } from "@/tests/e2e/steps/page/keys";
import { expectFine, expectReactive, openDemo } from "@/tests/e2e/steps/session/open-console";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { newEmail, newPhone, SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/trip/pay";

/** Instant booking. */
const BOAT = "PLM-1001";
const LINK = /(http\S+\/payment\/[0-9a-f-]{36}\?key=\S+)/;

const dayIn = (daysAhead: number) => tripDayFor({ locale: "tr", phone: false, daysAhead });

/** Below the menu, of which a phone shows a part. */
async function skipMenu(page: Page): Promise<void> {
  await expectReactive(page);
  await page.locator("#content").focus();
}

/** The number of the booking whose page has opened. */
async function landedOn(page: Page): Promise<string> {
  await page.waitForURL(/\/operate\/reservations\/PLM-/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Opens the link of the mail in a browser that knows nobody, and pays there. */
async function payByLink(browser: Browser, email: string, locale: Locale): Promise<void> {
  const { register } = textsOf(locale).account.auth;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await readOutbox(email, LINK));
  await expectFine(page);
  const disclosure = page.getByRole("checkbox", { name: register.kvkk.replace(/<\/?page>/g, "") });
  if (await disclosure.isVisible()) await disclosure.check();
  const visitor = { locale, phone: false, daysAhead: 0 };
  await acceptAndPay(page, visitor);
  await payWithCard(page, visitor, "success");
  await expect(page.getByRole("heading", { name: textsOf(locale).payments.departure.title })).toBeVisible();
  await context.close();
}

test.describe("on a desktop, by keyboard", () => {
  test.use(SCREENS.desktop);

  test("a caller without an account is booked from a free cell of the calendar, and pays behind the mail's link", async ({
    page,
    browser,
  }) => {
    const { console: t, console_grid: grid, console_caller: caller } = textsOf("tr");
    const email = newEmail();
    await openDemo(page, "tr");
    await page.goto(`/operate/grid?view=day&from=${dayIn(77)}&q=${BOAT}`);
    await expectReactive(page);
    await page.locator(".grid-cursor").focus();
    for (let hour = 0; hour < 10; hour += 1) await pressKey(page, "ArrowRight");
    for (let hour = 0; hour < 3; hour += 1) await pressKey(page, "Shift+ArrowRight");
    await pressAt(page, page.getByRole("link", { name: grid.book }));
    await page.waitForURL(/\/operate\/caller\?/);
    await expectReactive(page);
    await expect(page.getByLabel(caller.start_hour)).toHaveValue("10");
    await expect(page.getByText(caller.customer_missing)).toBeVisible();

    await typeAt(page, page.getByLabel(caller.first_name, { exact: true }), "Zeynep");
    await typeAt(page, page.getByLabel(caller.surname, { exact: true }), "Kaya");
    await typeAt(page, page.getByLabel(caller.email, { exact: true }), email);
    await typeAt(page, page.getByLabel(caller.telephone, { exact: true }), "0533");
    await pressKey(page, "Enter");
    // Nothing that was typed is lost over what is wrong.
    await expect(page.getByLabel(caller.telephone, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(caller.email, { exact: true })).toHaveValue(email);
    await expectReactive(page);
    await expectFine(page);
    await typeAt(page, page.getByLabel(caller.telephone, { exact: true }), newPhone());
    await pressKey(page, "Enter");
    await expect(page.getByText(caller.free, { exact: true })).toBeVisible();
    await expectReactive(page);
    await expectFine(page);
    expect(decodeURIComponent(page.url())).not.toMatch(/Zeynep|Kaya|example\.com|\+90/);

    await pressAt(page, page.getByRole("button", { name: caller.book, exact: false }).last());
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(t.audit.event.customer_made)).toBeVisible();
    await expect(dialog.getByText(t.effect.field.expires_at)).toBeVisible();
    await expect(dialog.getByText(email)).toBeVisible();
    await expectFine(page);
    await pressAt(page, dialog.getByRole("button", { name: caller.book, exact: true }));
    await landedOn(page);
    await expect(page.getByText(t.audit.event.booking_created).first()).toBeVisible();
    await payByLink(browser, email, "tr");
    await page.reload();
    await expect(page.getByText(textsOf("tr").reservations.status.reservation_created).first()).toBeVisible();
  });
});

test("without scripts the form finds the price all the same, and its address names nobody", async ({
  page,
  browser,
}) => {
  const { console_caller: caller } = textsOf("en");
  await openDemo(page, "en");
  const plain = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  });
  const form = await plain.newPage();
  await form.goto(`/operate/caller?boat=${BOAT}&date=${dayIn(83)}&start_hour=10&end_hour=14&lang=en`);
  await form.getByLabel(caller.first_name, { exact: true }).fill("Zeynep");
  await form.getByLabel(caller.email, { exact: true }).fill("zeynep@example.com");
  await form.getByRole("button", { name: caller.show_price }).click();
  await expect(form.getByText(caller.free, { exact: true })).toBeVisible();
  await expect(form.getByLabel(caller.first_name, { exact: true })).toHaveValue("Zeynep");
  await expect(form.getByText(caller.customer_incomplete)).toBeVisible();
  expect(decodeURIComponent(form.url())).not.toMatch(/Zeynep|example\.com/i);
  await plain.close();
});

test.describe("on a phone, by keyboard", () => {
  test.use(SCREENS.phone);

  test("a customer is found, her boat held without a link; the link is sent later from the booking and paid", async ({
    page,
    browser,
  }) => {
    const { console: t, console_caller: caller } = textsOf("en");
    const customer = await browser.newContext();
    const email = await signIn(customer);
    await customer.close();
    await openDemo(page, "en");
    await page.goto(`/operate/caller?date=${dayIn(80)}&link=none&lang=en`);
    await expectReactive(page);
    await expectFine(page);
    await expect(page.getByLabel(caller.find, { exact: true })).toBeFocused();
    await typeText(page, email);
    await pressKey(page, "Enter");
    await page.waitForURL(/[?&]typed=/);
    await skipMenu(page);
    await pressAt(
      page,
      page.getByRole("button", { name: caller.choose_one.replace("{name}", "Deniz Yıldız") }),
    );
    await expect(page.getByText(email)).toBeVisible();
    await page.waitForURL(/[?&]customer=/);
    await skipMenu(page);
    await typeAt(page, page.getByLabel(caller.boat, { exact: true }), BOAT);
    await tabTo(page, page.getByLabel(caller.start_hour));
    await typeText(page, "10");
    await tabTo(page, page.getByLabel(caller.end_hour));
    await typeText(page, "14");
    await pressAt(page, page.getByRole("button", { name: caller.show_price }));
    await expect(page.getByText(caller.free, { exact: true })).toBeVisible();
    await skipMenu(page);
    await expectFine(page);

    // What is typed afterwards is priced first.
    await page.locator("#content").focus();
    await typeAt(page, page.getByLabel(caller.persons), "3");
    await expect(page.getByText(caller.changed)).toBeVisible();
    await pressAt(page, page.getByRole("button", { name: caller.show_price }).last());
    await expect(page.getByText(caller.free, { exact: true })).toBeVisible();
    await skipMenu(page);
    await pressAt(page, page.getByRole("button", { name: caller.book_title }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(t.audit.event.booking_created)).toBeVisible();
    await expectFine(page);
    await pressAt(page, dialog.getByRole("button", { name: caller.book, exact: true }));
    const number = await landedOn(page);

    // The demo's admin speaks Turkish; an address may ask for another language.
    await page.goto(`/operate/reservations/${number}?lang=en`);
    await skipMenu(page);
    const title = t.booking.title.payment_link.replace("{number}", number);
    await pressAt(page, page.getByRole("button", { name: `${t.booking.action.payment_link}: ${title}` }));
    await pressAt(page, dialog.getByRole("button", { name: t.action.foresee }));
    await expect(dialog.getByText(email)).toBeVisible();
    await pressAt(page, dialog.getByRole("button", { name: t.booking.action.payment_link, exact: true }));
    await expect(page.getByText(t.audit.event.payment_link_sent).first()).toBeVisible();
    await payByLink(browser, email, "tr");
  });
});
