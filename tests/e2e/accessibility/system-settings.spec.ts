import { expect, type Page, test } from "playwright/test";
import { listColourOnly, listMovement } from "@/tests/e2e/steps/page/check-layout";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { publicPages } from "@/tests/e2e/steps/page/templates";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";

test.describe.configure({ timeout: 120_000 });
test.use(SCREENS.desktop);

async function faultsOf(
  page: Page,
  paths: readonly string[],
  judge: () => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await openPage(page, path);
    faults.push(...(await judge()).map((fault) => `${path} ${fault}`));
  }
  return faults;
}

test("no page animates anything when the visitor prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await faultsOf(page, await publicPages("en"), () => listMovement(page))).toEqual([]);
});

test("every button, field and choice is distinguishable in forced colours", async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: "active" });
  expect(await faultsOf(page, await publicPages("en"), () => listColourOnly(page))).toEqual([]);
  const { quote, boats } = textsOf("en");
  await signIn(context);
  await page.goto(await boatPath(page, "en"));
  const card = page.getByRole("complementary").last();
  await card.getByRole("button", { name: quote.open_calendar }).click();
  await card.getByRole("grid").getByRole("button", { name: /free/ }).first().click();
  await page.getByRole("button", { name: boats.favorite.replace("{name}", "Mavi Rüya") }).click();
  await expect(page.locator(".heart[aria-pressed=true]")).toBeVisible();
  expect(await listColourOnly(page)).toEqual([]);
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe("solid");
});
