import { expect, type Page, test } from "playwright/test";
import {
  demoConsoleAddress,
  expectFine,
  expectReactive,
  goByMenu,
  openDemo,
} from "@/tests/e2e/steps/session/open-console";
import { addVirtualAuthenticator } from "@/tests/e2e/steps/session/virtual-authenticator";
import { newEmail, SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";

const DEMO_CUSTOMER = "emma.demo@palamar.example";

test.describe("a day's start in the office, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("the printed address opens the console; a colleague is invited, comes in by passkey, and the role forbids what it does not open", async ({
    page,
    browser,
  }) => {
    const { console: t } = textsOf("tr");
    await openDemo(page, "tr");
    await expect(page.getByRole("heading", { level: 1, name: t.today.title })).toBeVisible();
    await expect(page.getByText(t.today.jobs_healthy)).toBeVisible();
    await expectFine(page);

    await goByMenu(page, t.pages.staff);
    const email = newEmail();
    await page.getByLabel(t.staff.email, { exact: true }).fill(email);
    await page.getByLabel(t.staff.role, { exact: true }).selectOption("support");
    await page.getByLabel(t.staff.language, { exact: true }).selectOption("en");
    await page.getByRole("button", { name: t.staff.send }).click();
    await expect(page.getByText(t.staff.sent)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();
    await expectFine(page);

    const name = `Ada ${email.replace(/\D/g, "").slice(-6)}`;
    const link = await readOutbox(email, /(https?:\/\/\S+\/operate\/invitation\/\S+)/);
    const colleague = await browser.newContext(SCREENS.desktop);
    const theirs = await colleague.newPage();
    await joinAndLogInAgain(theirs, link, name);
    const refused = await theirs.request.post("/api/v1/operate/staff", {
      headers: { origin: new URL(theirs.url()).origin },
      data: { email: newEmail(), role: "admin", locale: "en" },
    });
    expect(refused.status()).toBe(403);
    const forbidden = await theirs.goto("/operate/audit");
    expect(forbidden?.status()).toBe(403);
    await expect(theirs.getByRole("heading", { name: textsOf("en").console.forbidden.title })).toBeVisible();
    await expectFine(theirs);
    await colleague.close();

    await goByMenu(page, t.pages.audit);
    await page.getByLabel(t.audit.event_label).selectOption("access_refused");
    await page.getByRole("button", { name: textsOf("tr").console_list.show, exact: true }).click();
    await expect(page).toHaveURL(/event=access_refused/);
    const rows = page.getByRole("row").filter({ hasText: name });
    await expect(rows.filter({ hasText: "staff.write" })).toHaveCount(1);
    await expect(rows.filter({ hasText: "audit.read" })).toHaveCount(1);
    await expectFine(page);

    await goByMenu(page, t.pages.staff);
    await page
      .getByRole("button", { name: t.staff.disable_named.replace("{name}", name), exact: true })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: t.staff.disable, exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: email })).toContainText(t.staff.disabled);
  });
});

test.describe("a customer calls, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("the keyboard leads to the search; a name finds a booking, its number its page, and that it was opened is written down", async ({
    page,
  }) => {
    const { console: t } = textsOf("tr");
    await openDemo(page, "tr");
    await expectReactive(page);
    await page.keyboard.press("/");
    const field = page.getByRole("searchbox", { name: t.find.label });
    await expect(field).toBeFocused();
    await field.fill("x");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t.find.too_short)).toBeVisible();
    await expectFine(page);

    await expectReactive(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("zzqx nobody");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t.find.nothing.replace("{words}", "zzqx nobody"))).toBeVisible();

    await field.fill(DEMO_CUSTOMER);
    await page.getByRole("button", { name: t.find.button, exact: true }).click();
    await expect(page.getByRole("heading", { name: t.find.found_people })).toBeVisible();
    await expectFine(page);
    const numbers = page.getByRole("link", { name: /^PLM-[0-9A-Z]{8}$/ });
    const number = (await numbers.first().textContent()) ?? "";

    await field.fill(number.toLowerCase());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === `/operate/reservations/${number}`);
    await expect(page).toHaveTitle(new RegExp(number));
    await expect(page.getByRole("heading", { name: t.reservation.timeline })).toBeVisible();
    await expect(page.getByText(DEMO_CUSTOMER)).toBeVisible();
    await expectFine(page);

    await page.goto(`/operate/audit?about=${encodeURIComponent(DEMO_CUSTOMER)}`);
    const rows = page.getByRole("row").filter({ hasText: number });
    await expect(rows.first()).toContainText(t.audit.event.customer_opened);

    const missing = await page.goto("/operate/reservations/PLM-00000000");
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: t.reservation.missing_title })).toBeVisible();
  });
});

/** Accepts the invitation, keeps the codes, sees what the role opens, and comes back by the passkey alone. */
async function joinAndLogInAgain(page: Page, link: string, name: string): Promise<void> {
  const { console: t } = textsOf("en");
  const device = await addVirtualAuthenticator(page);
  await page.goto(link);
  await expectFine(page);
  await page.getByLabel(t.invitation.name).fill(name);
  await page.getByRole("button", { name: t.invitation.button }).click();
  await expect(page.getByRole("region", { name: t.codes.title }).getByRole("listitem")).toHaveCount(10);
  expect(await device.count()).toBe(1);
  await expectFine(page);
  await page.getByRole("button", { name: t.codes.go_on }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.today.title })).toBeVisible();
  const menu = page.getByRole("navigation", { name: t.nav }).getByRole("link", { includeHidden: true });
  await expect(menu).toHaveText([
    t.pages.today,
    t.pages.grid,
    t.pages.bookings,
    t.pages.boats,
    t.pages.inbox,
    t.pages.payments,
    t.pages.caller,
    t.pages.reviews,
    t.pages.waiting,
    t.pages.shortlists,
    t.pages.owners,
    t.pages.papers,
    t.pages.calendars,
    t.pages.catalogue,
    t.pages.packages,
    t.pages.roads,
  ]);

  await page.goto("/operate/account");
  await expectFine(page);
  await page.getByRole("button", { name: t.log_out }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/operate/login");
  await expectFine(page);
  await page.goto("/operate/account?lang=en");
  await page.getByRole("button", { name: t.login.button }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/operate/account");
  await page.getByRole("button", { name: t.account.renew }).click();
  await page
    .getByRole("dialog", { name: t.confirm.title })
    .getByRole("button", { name: t.confirm.button })
    .click();
  await expect(page.getByRole("region", { name: t.codes.title }).getByRole("listitem")).toHaveCount(10);
}

test.describe("the console on a phone", () => {
  test.use(SCREENS.phone);

  test("shows every page of it without a sideways scroll, in English for a reader of Arabic", async ({
    page,
  }) => {
    const { console: t } = textsOf("en");
    await page.goto(`${demoConsoleAddress()}?lang=ar`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectFine(page);
    await openDemo(page, "en");
    for (const [path, title] of [
      ["/operate?lang=en", t.today.title],
      ["/operate/find?q=emma.demo%40palamar.example&lang=en", t.pages.find],
      ["/operate/reservations/PLM-DEM00001?lang=en", t.reservation.title.replace("{number}", "PLM-DEM00001")],
      ["/operate/grid?view=day&lang=en", textsOf("en").console_grid.title],
      ["/operate/grid?view=month&lang=en", textsOf("en").console_grid.title],
      ["/operate/sailings?lang=en", textsOf("en").console_sailings.title],
      ["/operate/staff?lang=en", t.staff.title],
      ["/operate/audit?lang=en", t.audit.title],
      ["/operate/reservations?lang=en", t.pages.bookings],
      ["/operate/payments?lang=en", t.pages.payments],
      ["/operate/payments/refunds?lang=en", t.pages.refunds],
      ["/operate/payments/comparison?lang=en", textsOf("en").console_payments.comparison],
      ["/operate/figures?lang=en", t.pages.figures],
      ["/operate/account?lang=en", t.account.title],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.headers()["cache-control"]).toContain("no-store");
      expect(response?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
      expect(response?.headers()["content-security-policy"]).toContain("'strict-dynamic'");
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectFine(page);
    }
  });
});
