import { expect, type Page, test } from "playwright/test";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import { listViolations } from "@/tests/e2e/steps/page/axe";
import { listCutWords, listOverflow, listSmallActions } from "@/tests/e2e/steps/page/check-layout";
import { listLargeLetterFaults, listSystemSettingFaults } from "@/tests/e2e/steps/page/check-settings";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { areaPages, publicPages } from "@/tests/e2e/steps/page/templates";
import { signIn } from "@/tests/e2e/steps/session/sign-in";

// Two dozen pages, each judged at four widths.
test.describe.configure({ timeout: 180_000 });

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280 px at a zoom of 400 %, the narrowest that WCAG asks for, and at 200 %. */
const REFLOW = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

/** Colours and sizes do not depend on the language; they take most of the time that judging takes. */
const SAME_IN_EVERY_LANGUAGE = ["color-contrast", "target-size"];

/**
 * Everything that is wrong with a page on desk, phone, in the narrowest window and under zoom. In one language
 * by every rule and on both screens, in the others on a phone by the rules that its texts can break.
 */
async function judge(page: Page, path: string, locale: Locale): Promise<string[]> {
  const isWhole = locale === DEFAULT_LOCALE;
  await page.setViewportSize(isWhole ? DESKTOP : PHONE);
  await openPage(page, path);
  const faults = await listViolations(page, isWhole ? [] : SAME_IN_EVERY_LANGUAGE);
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
async function judgeSettings(page: Page, path: string, locale: Locale): Promise<string[]> {
  const faults = locale === "en" ? await listSystemSettingFaults(page) : await listLargeLetterFaults(page);
  return faults.map((fault) => `${path} ${fault}`);
}

for (const locale of LOCALES) {
  test(`every public page in ${locale} is accessible, and fits 320 px, a zoom of 200 % and the visitor's settings`, async ({
    page,
  }) => {
    const paths = await publicPages(locale);
    expect(paths.length).toBeGreaterThan(18);
    const faults: string[] = [];
    for (const path of paths) {
      faults.push(...(await judge(page, path, locale)), ...(await judgeSettings(page, path, locale)));
    }
    expect(faults).toEqual([]);
  });

  test(`so is the customer's area in ${locale}`, async ({ page, context }) => {
    await signIn(context);
    const faults: string[] = [];
    for (const path of areaPages(locale)) faults.push(...(await judge(page, path, locale)));
    expect(faults).toEqual([]);
  });
}
