import { type Browser, devices, expect, type Page, type Response, test } from "playwright/test";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { RouteName } from "@/lib/routes/route-table";
import { openWholePage } from "@/tests/e2e/steps/page/open-page";
import { type PageWeight, weighHtml, weighPage } from "@/tests/e2e/steps/page/weigh-page";
import { textsOf } from "@/tests/e2e/steps/session/visitor";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { localeOfPath } from "@/tests/fixtures/pages/crawl-site";
import { readSitemap, type SitemapEntry } from "@/tests/fixtures/pages/read-sitemap";
import { routeOf, samplePages } from "@/tests/fixtures/pages/sample-pages";

type Budget = Omit<PageWeight, "fontFiles">;

const KB = 1000;
const KIB = 1024;
const PHONE = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** What every public page may weigh on a phone, in any language. */
const EVERY_PAGE: Budget = {
  html: 45 * KB,
  htmlGzip: 10.6 * KB,
  data: 12.5 * KB,
  js: 165 * KIB,
  // Headers and data included.
  scripts: 196 * KIB,
  css: 20 * KIB,
  fonts: 40 * KIB,
  pictures: 250 * KB,
  largestPicture: 80 * KB,
  whole: 550 * KB,
};

// The bar of quality: 14 KB, in Arabic too, whose letters take two bytes each.
const LIST: Partial<Budget> = { html: 100 * KB, htmlGzip: 14 * KB };

/** What a template may weigh apart from that. */
const APART: Partial<Record<RouteName, Partial<Budget>>> = {
  home: { html: 90 * KB, htmlGzip: 17 * KB, data: 17.5 * KB },
  boats: LIST,
  boatsByPlace: LIST,
  boatsByType: LIST,
  // With captain, questions, what is included, and owners' answers to reviews.
  boat: { html: 88 * KB, htmlGzip: 18.5 * KB, data: 22.5 * KB, js: 170 * KIB },
  // All questions with their answers, twice: to read, and for search engines.
  faq: { html: 110 * KB, htmlGzip: 19.5 * KB, data: 25 * KB, js: 168 * KIB },
  // Forms, with the library that checks them.
  contact: { js: 168 * KIB },
  // Package and own celebration stand side by side, with what each contains, and boats with long and short names.
  services: { html: 48 * KB },
  service: { html: 48 * KB, htmlGzip: 11 * KB, data: 15 * KB, js: 169 * KIB, scripts: 198 * KIB },
  occasion: { html: 48 * KB },
};

const budgetOf = (entry: SitemapEntry): Budget => ({ ...EVERY_PAGE, ...APART[routeOf(entry)] });

/** The parts of a page that exceed their budget, as text. */
function excess(weight: Partial<PageWeight>, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((name) => (weight[name] ?? 0) > budget[name])
    .map((name) => `${name}: ${weight[name]} of ${budget[name]} bytes`);
}

async function publicSamples(locale: Locale): Promise<SitemapEntry[]> {
  const pages = samplePages(await readSitemap()).filter(({ path }) => localeOfPath(path) === locale);
  expect(pages.map((page) => routeOf(page))).toEqual(
    expect.arrayContaining(["home", "boats", "boat", "service", "blogPost", "faq", "contact", "page"]),
  );
  return pages;
}

async function onPhone<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  const result = await visit(await context.newPage());
  await context.close();
  return result;
}

for (const locale of LOCALES)
  test(`what the server sends of every public template in ${locale} keeps within its bytes`, async ({
    baseURL,
  }) => {
    const faults: string[] = [];
    for (const entry of await publicSamples(locale)) {
      const found = excess(await weighHtml(`${baseURL}${entry.path}`), budgetOf(entry));
      faults.push(...found.map((fault) => `${entry.path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

// What a browser fetches beside the HTML differs by letters only: all templates in the language with the more of
// them, and in the other alphabet those with the most to fetch.
for (const [locale, templates] of [
  ["ar", undefined],
  ["tr", ["home", "boats", "boat"]],
] as const) {
  test(`${templates ?? "every public template"} in ${locale} keeps within its bytes on a phone, Arabic letters on Arabic pages only`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    const entries = (await publicSamples(locale)).filter(
      (entry) => templates?.some((template) => template === routeOf(entry)) ?? true,
    );
    for (const entry of entries) {
      const weight = await onPhone(browser, (page) => weighPage(page, `${baseURL}${entry.path}`));
      faults.push(...excess(weight, budgetOf(entry)).map((fault) => `${entry.path} ${fault}`));
      const arabicFiles = weight.fontFiles.filter((file) => file.includes("arabic"));
      if (arabicFiles.length !== (locale === "ar" ? 1 : 0)) faults.push(`${entry.path} ${arabicFiles}`);
    }
    expect(faults).toEqual([]);
  });
}

test("a searched list, whose data is in its document, stays small too", async ({ browser, baseURL }) => {
  const url = `${baseURL}${pathFor("boats", "ar", null, { persons: 4 })}`;
  const { htmlGzip } = await onPhone(browser, (page) => weighPage(page, url));
  expect(htmlGzip).toBeLessThan(28 * KB);
});

/** Words that survive in the scripts of toasts, dialogs, menus, forms and the phone library. */
const ON_INTENT = /data-sonner-toaster|DialogContent|MenuContent|isSubmitSuccessful|country_calling_codes/;

test("toasts, dialogs, menus and forms are fetched on first use, not before", async ({
  browser,
  baseURL,
}) => {
  await onPhone(browser, async (page) => {
    const early: string[] = [];
    const reading: Promise<void>[] = [];
    const read = async (response: Response) => {
      const found = ON_INTENT.exec(await response.text());
      if (found) early.push(found[0]);
    };
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") reading.push(read(response));
    });
    for (const path of [
      pathFor("home", "tr"),
      pathFor("boats", "ar"),
      pathFor("boat", "tr", { slug: INSTANT_BOAT }),
    ]) {
      await openWholePage(page, `${baseURL}${path}`);
      // The next page takes the bodies of this one away.
      await Promise.all(reading.splice(0));
      expect(early).toEqual([]);
    }
    await page.getByRole("button", { name: textsOf("tr").layout.search }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => early).toContain("DialogContent");
  });
});
