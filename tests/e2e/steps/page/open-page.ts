import type { Page, Response } from "playwright/test";

/** Opens a page and waits until it reacts to touches and keys; what it loads on sight may still come. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  return response;
}
