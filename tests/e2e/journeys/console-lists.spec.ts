import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { expectFine, expectReactive, goByMenu, openDemo } from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";

const NUMBERS = /^(PLM|ORG)-[0-9A-Z]{8}$/;

const numbersIn = (page: Page) => page.getByRole("table").getByText(NUMBERS).allTextContents();

test.describe("the lists of the console, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("bookings are narrowed and sorted in the address, kept as a view, and taken as a file that is written down", async ({
    page,
  }) => {
    const t = textsOf("tr");
    const list = t.console_list;
    await openDemo(page, "tr");
    await goByMenu(page, t.console.pages.bookings);
    await expect(page.getByRole("heading", { level: 1, name: t.console_bookings.title })).toBeVisible();
    await expectFine(page);
    const all = await numbersIn(page);
    expect(all.length).toBeGreaterThan(5);

    const total = page.getByRole("columnheader", { name: t.console_bookings.total });
    await total.getByRole("link").click();
    await expect(page).toHaveURL(/sort=-total/);
    await expect(total).toHaveAttribute("aria-sort", "descending");
    await total.getByRole("link").click();
    await expect(total).toHaveAttribute("aria-sort", "ascending");

    const cancelled = t.reservations.status.reservation_cancelled;
    await page.getByLabel(t.console_bookings.status, { exact: true }).selectOption("reservation_cancelled");
    await page.getByRole("button", { name: list.show }).click();
    await expect(page).toHaveURL(/status=reservation_cancelled/);
    await expect(page).toHaveURL(/sort=total/);
    const rows = page
      .getByRole("table")
      .getByRole("row")
      .filter({ hasText: NUMBERS.source.slice(1, 9) });
    expect(await numbersIn(page)).not.toEqual(all);
    for (const row of await rows.all()) await expect(row).toContainText(cancelled);
    await expectFine(page);

    await expectReactive(page);
    await page.getByRole("button", { name: list.save_view }).click();
    await page.getByLabel(list.view_name, { exact: true }).fill("İptaller");
    await page.getByRole("dialog").getByRole("button", { name: list.save, exact: true }).click();
    const view = page.getByRole("list", { name: list.views }).getByRole("link", { name: "İptaller" });
    await expect(view).toHaveAttribute("aria-current", "true");
    await expectFine(page);
    await page.getByRole("link", { name: list.clear }).click();
    await expect(view).not.toHaveAttribute("aria-current", "true");
    expect(await numbersIn(page)).toEqual(all);
    await view.click();
    await expect(page).toHaveURL(/status=reservation_cancelled/);
    await expect(page.getByLabel(t.console_bookings.status, { exact: true })).toHaveValue(
      "reservation_cancelled",
    );

    const shown = await numbersIn(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: list.export }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text.startsWith(`\ufeff"${t.console_bookings.number}"`)).toBe(true);
    for (const number of shown) expect(text).toContain(number);
    expect(text.trim().split("\r\n")).toHaveLength(shown.length + 1);

    await page.getByRole("button", { name: list.remove_view.replace("{name}", "İptaller") }).click();
    await expect(view).toHaveCount(0);

    await page.goto("/operate/audit?event=list_exported");
    await expect(page.getByRole("row").filter({ hasText: "reservation_cancelled" }).first()).toContainText(
      t.console.audit.event.list_exported,
    );
  });

  test("works without scripts, from the keyboard: the form is plain, heads are links", async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...SCREENS.desktop });
    const first = await context.newPage();
    await openDemo(first, "tr");
    const { cookies } = await context.storageState();
    await context.close();
    const plain = await browser.newContext({ ...SCREENS.desktop, javaScriptEnabled: false });
    await plain.addCookies(cookies);
    const page = await plain.newPage();
    const t = textsOf("tr");
    await page.goto("/operate/reservations");
    const number = (await numbersIn(page))[0] ?? "";
    await page.getByLabel(t.console_bookings.number, { exact: true }).fill(number);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/number=/);
    expect(await numbersIn(page)).toEqual([number]);
    await page.getByRole("columnheader", { name: t.console_bookings.departure }).getByRole("link").click();
    await expect(page).toHaveURL(/sort=-departure/);
    expect(await numbersIn(page)).toEqual([number]);
    await plain.close();
  });
});

test.describe("money and figures, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("a provider's list is compared, a question to the provider is foreseen first, figures have charts and tables", async ({
    page,
  }) => {
    const t = textsOf("tr");
    const money = t.console_payments;
    await openDemo(page, "tr");
    await goByMenu(page, t.console.pages.payments);
    await expect(page.getByRole("heading", { level: 1, name: money.title })).toBeVisible();
    await expectFine(page);
    await expectReactive(page);
    await page.getByRole("button", { name: money.reconcile }).click();
    await expect(page.getByRole("dialog")).toContainText(t.console.audit.event.payments_reconciled);
    await expectFine(page);
    await page.getByRole("dialog").getByRole("button", { name: money.reconcile, exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.getByRole("link", { name: money.refunds }).click();
    await expect(page.getByRole("heading", { level: 1, name: money.refunds })).toBeVisible();
    await expectFine(page);

    await page.getByRole("link", { name: money.comparison }).click();
    await expect(page.getByRole("heading", { level: 1, name: money.comparison })).toBeVisible();
    await expectReactive(page);
    const csv = "payment_id,amount,currency,date,kind\nforeign-1,12.50,TRY,2026-11-07,payment\nbroken\n";
    await page
      .getByLabel(money.file)
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await page.getByRole("button", { name: money.compare, exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "foreign-1" })).toContainText("₺12,50");
    await expectFine(page);
    await page
      .getByLabel(money.file)
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") });
    await page.getByRole("button", { name: money.compare, exact: true }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(t.errors.settlement_columns);

    await goByMenu(page, t.console.pages.figures);
    const figures = t.console_figures;
    await expect(page.getByRole("img", { name: figures.requests_title })).toBeVisible();
    await page.getByLabel(figures.from, { exact: true }).fill("2026-09-01");
    await page.getByLabel(figures.until, { exact: true }).fill("2026-12-31");
    await page.getByRole("button", { name: t.console_list.show }).click();
    await expect(page).toHaveURL(/from=2026-09-01/);
    await expectFine(page);
  });
});
