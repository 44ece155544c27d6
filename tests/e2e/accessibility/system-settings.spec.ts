import { expect, test } from "playwright/test";
import { listColourOnly } from "@/tests/e2e/steps/page/check-layout";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";

test.describe.configure({ timeout: 120_000 });
test.use(SCREENS.desktop);

test("a chosen day and a pressed heart are distinguishable in forced colours, and the focus is visible", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { quote, boats } = textsOf("en");
  await signIn(context);
  await page.goto(await boatPath(page, "en"));
  const card = page.getByRole("complementary").last();
  await card.getByRole("button", { name: quote.open_calendar }).click();
  await card.getByRole("grid").getByRole("button", { name: /free/ }).first().click();
  await page.getByRole("button", { name: boats.favourite.replace("{name}", "Mavi Rüya") }).click();
  await expect(page.locator(".heart[aria-pressed=true]")).toBeVisible();
  // Colours change over a moment.
  await expect.poll(() => listColourOnly(page)).toEqual([]);
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe("solid");
});
