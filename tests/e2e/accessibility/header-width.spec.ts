import { expect, type Page, test } from "playwright/test";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

const HEIGHT = 700;
/** Both sides of every width at which the header changes, what most screens have, and a wide one. */
const WIDTHS = [771, 1023, 1024, 1279, 1280, 1360, 1366, 1440, 1920];

/** What stands out of the header's row, lies over its neighbour or breaks into a second line. */
async function listCrowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const row = document.querySelector("header > div");
    if (!row) return ["no header"];
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    const { left, right } = row.getBoundingClientRect();
    const items = [...row.querySelectorAll<HTMLElement>("a, button")]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => ({ item: element.textContent.trim(), box: element.getBoundingClientRect() }))
      .sort((one, other) => one.box.left - other.box.left);
    if (items.length < 7) return [`only ${items.length} things in the header`];
    return items.flatMap(({ item, box }, place) => {
      const before = items[place - 1];
      return [
        ...(box.left < left + Number.parseFloat(paddingLeft) - 1 ? [`stands out at the left: ${item}`] : []),
        ...(box.right > right - Number.parseFloat(paddingRight) + 1
          ? [`stands out at the right: ${item}`]
          : []),
        ...(before && before.box.right > box.left + 1 ? [`${before.item} lies over ${item}`] : []),
        ...(box.height > 48 ? [`breaks into two lines: ${item}`] : []),
      ];
    });
  });
}

/** A common laptop: whoever opens the home page there sees what boats cost without scrolling. */
const LAPTOP = { width: 1280, height: 800 };

for (const locale of LOCALES) {
  test(`the home page's header fits every width in ${locale}, and a laptop shows the first prices`, async ({
    page,
  }) => {
    await page.goto(pathFor("home", locale));
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      faults.push(...(await listCrowding(page)).map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
    await page.setViewportSize(LAPTOP);
    await expect(page.locator(".card-price bdi").first()).toBeInViewport({ ratio: 1 });
  });
}
