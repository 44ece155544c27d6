import { expect, type Page } from "playwright/test";
import { textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";

/** Ends the session by the account menu, as people do. */
export async function logOut(page: Page, { locale }: Visitor): Promise<void> {
  const { layout } = textsOf(locale);
  const entry = page.getByRole("menuitem", { name: layout.logout, exact: true });
  // The menu's code loads after the page: a click may come too early.
  await expect(async () => {
    await page.getByRole("button", { name: new RegExp(`^${layout.account}: `) }).click();
    await expect(entry).toBeVisible({ timeout: 1000 });
  }).toPass();
  const reloaded = page.waitForEvent("load");
  await entry.click();
  await reloaded;
}
