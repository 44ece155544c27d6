import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS } from "@/tests/e2e/steps/session/visitor";

/** What moves while the page changes from a list to its first boat. */
async function movesOf(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = begin(change);
      transition.ready.then(() => {
        const moves = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          return pseudoElement?.startsWith("::view-transition-group(boat-") ? [pseudoElement] : [];
        });
        Object.assign(window, { moves });
      });
      return transition;
    };
  });
  await openPage(page, pathFor("boats", "tr"));
  // The link is laid over the whole card.
  await page.locator("article.card h3 a").first().click();
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForURL(/\/tekne\//);
  await expect.poll(() => page.evaluate(() => "moves" in window)).toBe(true);
  return page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

test.use(SCREENS.desktop);

test("the picture of a card grows into the large one of the boat's page", async ({ page }) => {
  expect(await movesOf(page)).toEqual([expect.stringMatching(/\(boat-\d+\)$/)]);
});

test.describe("for who wants less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves between a card and the boat's page", async ({ page }) => {
    expect(await movesOf(page)).toEqual([]);
  });
});
