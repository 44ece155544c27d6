import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { publicPages } from "@/tests/e2e/steps/page/templates";

test.describe.configure({ timeout: 300_000 });

/** Narrowest first: a browser keeps a larger file that it has. */
const WIDTHS = [390, 600, 768, 1024, 1280, 1920];

/** Pictures that are shown wider than their file, and pictures that stand twice on the page. */
async function listBlurredPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('img[src*=".webp"]')].filter((image) =>
      image.checkVisibility(),
    );
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    return shown.flatMap((image) => {
      const [, width] = /-(\d+|phone)\.webp$/.exec(image.currentSrc) ?? [];
      const pixels = width === "phone" ? 840 : Number(width);
      const ratio = image.naturalWidth / image.naturalHeight;
      const covered = Math.max(image.clientWidth, image.clientHeight * ratio);
      return covered > pixels + 2
        ? [`${Math.round(covered)} px from ${image.currentSrc.replace(/.*\//, "")}`]
        : [];
    });
  });
}

test("no picture is wider on screen than its file, on any template and in any window", async ({ page }) => {
  const faults: string[] = [];
  for (const path of await publicPages(DEFAULT_LOCALE)) {
    await page.setViewportSize({ width: WIDTHS[0] ?? 390, height: 900 });
    await openPage(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Whether a wider file is needed, a browser finds out a moment after the window has changed.
      let found = await listBlurredPictures(page);
      for (let tries = 0; found.length > 0 && tries < 5; tries += 1) {
        await page.waitForTimeout(200);
        found = await listBlurredPictures(page);
      }
      faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

const luminance = (red: number, green: number, blue: number) => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The lowest contrast of white letters over the pixel rows of every line of the slogan. */
async function lowestContrast(page: Page): Promise<number> {
  await page.addStyleTag({ content: ".hero-text * { color: transparent !important }" });
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll(".hero-text h1, .hero-text p")].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  let lowest = 21;
  for (const clip of lines) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let row = 0; row < info.height; row += 1) {
      const lights = Array.from({ length: info.width }, (_, column) => {
        const at = (row * info.width + column) * info.channels;
        return luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      }).sort((a, b) => a - b);
      // A single leaf or grain is no background: the lightest hundredth does not count.
      const light = lights[Math.floor((lights.length - 1) * 0.99)] ?? 1;
      lowest = Math.min(lowest, 1.05 / (light + 0.05));
    }
  }
  return lowest;
}

test("the slogan on the bay has a contrast of 4.5 in every row of pixels", async ({ page }) => {
  const found: Record<string, number> = {};
  for (const locale of LOCALES)
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openPage(page, pathFor("home", locale));
      await page.evaluate(() => document.querySelector<HTMLImageElement>(".hero img")?.decode());
      found[`${locale} ${width}×${height}`] = Math.round((await lowestContrast(page)) * 10) / 10;
    }
  expect(Object.entries(found).filter(([, contrast]) => contrast < 4.5)).toEqual([]);
});
