import type { Page } from "playwright/test";

/** The browser without its session. No page is awake meanwhile: one would notice and lead to the login. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
