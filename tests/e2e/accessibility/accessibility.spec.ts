import { expect, type Page, test } from "playwright/test";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import { listViolations, SAME_IN_EVERY_LANGUAGE } from "@/tests/e2e/steps/page/axe";
import { listCutWords, listOverflow, listSmallActions } from "@/tests/e2e/steps/page/check-layout";
import { listLargeLetterFaults, listSystemSettingFaults } from "@/tests/e2e/steps/page/check-settings";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { areaPages, publicPages } from "@/tests/e2e/steps/page/templates";
import { listHtmlFaults } from "@/tests/e2e/steps/page/valid-html";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { ZONES } from "@/tests/e2e/steps/session/visitor";

// Two dozen pages, each checked at four widths.
test.describe.configure({ timeout: 180_000 });

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280 px at a zoom of 400 %, the narrowest that WCAG asks for, and at 200 %. */
const REFLOW = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

/**
 * That some of these pages are refused is what they are there for. Windows that change their width while a picture
 * is on its way take another file of it than the one that was begun; the journeys watch pages at one width.
 */
const REFUSALS = [/\b40[34]\b.*\/40[34]\b/, /was preloaded using link preload but not used/];

/**
 * Everything that is wrong with a page on desk, phone, in the narrowest window and under zoom. In one language
 * by every rule and on both screens, in the others on a phone by the rules that its texts can break.
 */
async function listFaults(page: Page, path: string, locale: Locale): Promise<string[]> {
  const isWhole = locale === DEFAULT_LOCALE;
  await page.setViewportSize(isWhole ? DESKTOP : PHONE);
  const response = await openPage(page, path);
  const faults = await listViolations(page, isWhole ? [] : SAME_IN_EVERY_LANGUAGE);
  faults.push(...(await listHtmlFaults((await response?.text()) ?? "")).map(({ fault }) => fault));
  if (isWhole) {
    await page.setViewportSize(PHONE);
    faults.push(...(await listViolations(page)));
  }
  faults.push(...(await listSmallActions(page)));
  for (const size of REFLOW) {
    await page.setViewportSize(size);
    const found = [...(await listOverflow(page)), ...(await listCutWords(page))];
    faults.push(...found.map((fault) => `${size.width} px: ${fault}`));
  }
  return [...new Set(faults)].map((fault) => `${path} ${fault}`);
}

/** How the page that is open meets settings of browser and system: letters in each alphabet, styles once. */
async function listSettingFaults(page: Page, path: string, locale: Locale): Promise<string[]> {
  const faults = locale === "en" ? await listSystemSettingFaults(page) : await listLargeLetterFaults(page);
  return faults.map((fault) => `${path} ${fault}`);
}

/** Letters beyond the page's own alphabet are not fetched. */
async function listFontFaults(page: Page, path: string, locale: Locale): Promise<string[]> {
  const fonts = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (name.includes(".woff2") ? name : [])),
  );
  if (fonts.length === 0) return [`${path} fetches no letters`];
  const arabic = fonts.filter((name) => name.includes("arabic"));
  return locale === "ar" ? [] : arabic.map((name) => `${path} fetches ${name}`);
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}, in a browser in ${ZONES[locale]}`, () => {
    test.use({ timezoneId: ZONES[locale] });

    test("every public page is accessible, fits 320 px, a zoom of 200 % and the visitor's settings, and logs neither an error nor a hydration warning", async ({
      page,
    }) => {
      const watch = watchPage(page, REFUSALS);
      const paths = await publicPages(locale);
      expect(paths.length).toBeGreaterThan(18);
      const faults: string[] = [];
      for (const path of paths) {
        faults.push(...(await listFaults(page, path, locale)));
        faults.push(
          ...(await listSettingFaults(page, path, locale)),
          ...(await listFontFaults(page, path, locale)),
        );
      }
      expect(faults).toEqual([]);
      watch.expectQuiet();
    });

    test("so does every page of the customer's area", async ({ page, context }) => {
      await signIn(context);
      const watch = watchPage(page);
      const faults: string[] = [];
      for (const path of areaPages(locale)) faults.push(...(await listFaults(page, path, locale)));
      expect(faults).toEqual([]);
      watch.expectQuiet();
    });
  });
}
