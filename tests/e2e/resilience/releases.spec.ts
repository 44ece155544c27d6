import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";

test.use(SCREENS.desktop);

const CHUNK = /\/_next\/static\/chunks\//;
const TEXT = "We would like to bring a dog";
const { account, common, contact, layout } = textsOf("en");

const login = (page: Page) => page.getByRole("button", { name: layout.login, exact: true });

/**
 * A page with a text that was not sent, of a build whose code the server does not have any more, beside what this page
 * has loaded. Returns how often the page was requested since.
 */
async function typeOnOldPage(page: Page): Promise<() => number> {
  await openPage(page, pathFor("contact", "en"));
  await page.getByLabel(contact.message).fill(TEXT);
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.route(CHUNK, (route) =>
    loaded.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

async function expectReloaded(page: Page, visits: () => number): Promise<void> {
  await expect.poll(visits).toBe(1);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByLabel(contact.message)).toHaveValue(TEXT);
}

test("a page whose code is gone since a release is reloaded at its next use, keeps what was typed, and works", async ({
  page,
}) => {
  const visits = await typeOnOldPage(page);
  await login(page).click();
  await expectReloaded(page, visits);
  // The page is of the new build now.
  await page.unroute(CHUNK);
  await login(page).click();
  await expect(page.getByRole("dialog", { name: account.auth.login.title })).toBeVisible();
  expect(visits()).toBe(1);
});

test("code that stays missing costs one reload, and then a notice", async ({ page }) => {
  const visits = await typeOnOldPage(page);
  await login(page).click();
  await expectReloaded(page, visits);
  await login(page).click();
  await expect(page.getByRole("dialog", { name: common.error_title })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(visits()).toBe(1);
});
