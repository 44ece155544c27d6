import { expect, type Page, test } from "playwright/test";
import { e2eSite } from "@/lib/config/test-run";
import { listCutWords, listOverflow } from "@/tests/e2e/steps/page/check-layout";
import { publicPages } from "@/tests/e2e/steps/page/templates";
import { SCREENS } from "@/tests/e2e/steps/session/visitor";

test.describe.configure({ timeout: 120_000 });

/** Of the browser's own setting for the size of letters: 200 % of the usual 16 px. */
const LARGE_LETTERS = ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"];

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(path);
  await page.waitForLoadState("load");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  for (const { viewport } of [SCREENS.desktop, SCREENS.phone]) {
    await page.setViewportSize(viewport);
    const found = [...(await listOverflow(page)), ...(await listCutWords(page))];
    faults.push(...found.map((fault) => `${path} at ${viewport.width} px: ${fault}`));
  }
  return faults;
}

for (const locale of ["tr", "ar"] as const) {
  test(`text at 200 % breaks no page in ${locale}, on desktop and phone`, async ({
    playwright,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, args: LARGE_LETTERS });
    const page = await browser.newPage({ baseURL: e2eSite() });
    const faults: string[] = [];
    for (const path of await publicPages(locale)) faults.push(...(await faultsOf(page, path)));
    await browser.close();
    expect(faults).toEqual([]);
  });
}
