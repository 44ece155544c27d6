import { expect, type Page, test } from "playwright/test";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { LOCALES } from "@/lib/i18n/locales";
import { expectFine, expectReactive, goByMenu, openDemo } from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";

const TABS = ["payouts", "months", "rates", "differences"] as const;

/** Presses a button of the page, types what the window asks, and confirms what it shows. */
async function confirm(page: Page, button: string | RegExp, label: string, typed: Record<string, string>) {
  const { console: t } = textsOf("tr");
  await expectReactive(page);
  await page.getByRole("main").getByRole("button", { name: button }).first().click();
  const dialog = page.getByRole("dialog");
  for (const [field, text] of Object.entries(typed)) await dialog.getByLabel(field).fill(text);
  if (Object.keys(typed).length > 0) await dialog.getByRole("button", { name: t.action.foresee }).click();
  const done = dialog.getByRole("button", { name: label, exact: true });
  await expect(done).toBeVisible();
  await expectFine(page);
  const effect = await dialog.textContent();
  await done.click();
  await expect(dialog).toHaveCount(0);
  return effect ?? "";
}

test.describe("owners' money on a desk", () => {
  test.use(SCREENS.desktop);

  test("what owners earned is listed with a preview, marked paid once, and stands on a statement as a file", async ({
    page,
  }) => {
    const { console: t, console_owners_money: own } = textsOf("tr");
    await openDemo(page, "tr");
    await goByMenu(page, t.pages.owners_money);
    await page.goto("/operate/owners-money/payouts");
    const effect = await confirm(page, own.prepare, own.prepare, {});
    expect(effect).toContain(t.audit.event.payout_prepared);
    await page.goto("/operate/owners-money/payouts");
    const open = page.getByRole("button", { name: new RegExp(`^${own.mark_paid}: `) });
    const before = await open.count();
    expect(before).toBeGreaterThan(0);
    const read = await confirm(page, new RegExp(`^${own.mark_paid}: `), own.mark_paid, {
      [own.reference]: "TR-E2E-1",
    });
    expect(read).toMatch(/₺|€/);
    await page.goto("/operate/owners-money/payouts");
    await expect(open).toHaveCount(before - 1);
    await expect(page.getByRole("cell", { name: "TR-E2E-1" })).toBeVisible();

    await page.goto("/operate/owners-money/months");
    await page
      .getByRole("link", { name: /^20\d\d-\d{4}$/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 2, name: own.lines })).toBeVisible();
    for (const locale of LOCALES) {
      const name = `PDF (${formatLanguages([locale], "tr")})`;
      const href = await page.getByRole("link", { name }).getAttribute("href");
      const file = await page.request.get(href ?? "");
      expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    }
  });
});

for (const [screen, locale] of [
  ["phone", "tr"],
  ["desktop", "en"],
] as const)
  test.describe(`the pages of owners' money on a ${screen} in ${locale}`, () => {
    test.use(SCREENS[screen]);

    test("none breaks an accessibility rule or moves sideways", async ({ page }) => {
      const { console_owners_money: own } = textsOf(locale);
      await openDemo(page, locale);
      await page.goto(`/operate/owners-money?lang=${locale}`);
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
      await expectFine(page);
      for (const tab of TABS) {
        await page.goto(`/operate/owners-money/${tab}?lang=${locale}`);
        await expect(page.getByRole("link", { name: own[tab], exact: true })).toHaveAttribute(
          "aria-current",
          "page",
        );
        await expectFine(page);
      }
    });
  });
