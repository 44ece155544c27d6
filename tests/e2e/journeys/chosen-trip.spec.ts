import { expect, test } from "playwright/test";
import { formatDay } from "@/lib/i18n/format-date";
import { pathFor } from "@/lib/routes/path-for";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

const day = tripDayFor({ locale: "tr", phone: true, daysAhead: 47 });
const path = pathFor("boat", "tr", { slug: INSTANT_BOAT });
const query = `?rent_type=hourly&date=${day}&start_hour=12&end_hour=16&persons=4`;

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("the searched trip and its price are in the HTML, and stay without a layout shift", async ({
    page,
  }) => {
    const bar = page.locator(".booking-bar");
    const { reserve, see_price } = textsOf("tr").quote;
    // The cached page carries no trip of another visitor.
    await page.goto(path);
    await expect(bar.getByRole("button", { name: see_price })).toBeVisible();

    let held = true;
    await page.route(/\.js$|[?&]rsc-payload=/, async (route) => {
      while (held) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue();
    });
    await page.goto(path + query, { waitUntil: "commit" });
    await expect(bar).toContainText(`${formatDay(day, "tr", "short")} · 12:00–16:00`);
    await expect(bar.getByRole("button", { name: reserve, exact: true })).toBeVisible();
    const price = (await bar.locator("bdi").textContent()) ?? "";
    expect(price).toContain("₺");
    held = false;
    await page.waitForLoadState("networkidle");
    await expect(bar.locator("bdi")).toHaveText(price);
    await expect(bar).toContainText("₺");
    await expect(bar).toContainText("12:00–16:00");
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + ((entry as { value?: number }).value ?? 0), 0),
            ),
          ).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });

  test("a press that begins before any script has loaded and ends once the form has opens the sheet", async ({
    page,
  }) => {
    let send = () => {};
    const pressed = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(path + query, { waitUntil: "commit" });
    const bar = page.locator(".booking-bar");
    await bar.getByRole("button", { name: textsOf("tr").quote.edit }).hover();
    await page.mouse.down();
    send();
    await page.waitForLoadState("networkidle");
    await page.mouse.up();
    await expect(page.getByRole("dialog").locator("[data-sticky-foot]")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(path + query);
  });

  test("total and button stay in sight in the sheet", async ({ page }) => {
    await page.goto(path + query);
    await page.getByRole("button", { name: textsOf("tr").quote.edit }).click();
    const foot = page.getByRole("dialog").locator("[data-sticky-foot]");
    await expect(foot.locator("dd").last()).toBeInViewport({ ratio: 1 });
    await expect(foot.getByRole("button")).toBeInViewport({ ratio: 1 });
  });
});

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
] as const) {
  test(`total and button stay in sight beside the boat at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path + query);
    await page.locator("#about").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    const foot = page.locator("aside [data-sticky-foot]");
    await expect(foot.locator("dd").last()).toBeInViewport({ ratio: 1 });
    await expect(foot.getByRole("button")).toBeInViewport({ ratio: 1 });
  });
}
