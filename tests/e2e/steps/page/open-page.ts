import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request, Response } from "playwright/test";

/** Opens a page and waits until it reacts to touches and keys; what it loads on sight may still come. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  return response;
}

/** No request for so long: the page has loaded all that it loads by itself. */
const QUIET_MS = 700;

/** Opens a page and waits until it has loaded all that it loads by itself, however slow the machine is. */
export async function openWholePage(page: Page, path: string): Promise<void> {
  const running = new Set<Request>();
  let changed = performance.now();
  const begin = (request: Request) => {
    running.add(request);
    changed = performance.now();
  };
  const end = (request: Request) => {
    running.delete(request);
    changed = performance.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await openPage(page, path);
  while (running.size > 0 || performance.now() - changed < QUIET_MS) await sleep(50);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}
