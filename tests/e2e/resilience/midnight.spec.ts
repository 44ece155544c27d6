import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";

/** Each zone with the languages of the two moments: between them every language meets both. */
const ZONES = [
  { timezoneId: "Europe/Istanbul", locales: ["tr", "ar"] },
  { timezoneId: "America/Los_Angeles", locales: ["en", "tr"] },
  { timezoneId: "Asia/Kolkata", locales: ["ar", "en"] },
] as const;
/** Istanbul's midnight is 21:00 UTC; the pages were rendered on another day than the first of these. */
const MOMENTS = [
  { now: "2031-03-14T20:59:40Z", day: "2031-03-14" },
  { now: "2031-03-14T21:00:20Z", day: "2031-03-15" },
];

/**
 * Every page that is opened begins at this moment. Timers stay the browser's own: pages start their scripts by them.
 */
async function beginAt(page: Page, now: string): Promise<void> {
  await page.addInitScript((moment) => {
    const ahead = moment - Date.now();
    globalThis.Date = class extends Date {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Date.now()] : given) as [number]));
      }
      static override now(): number {
        return Math.round(performance.timeOrigin + performance.now()) + ahead;
      }
    } as DateConstructor;
  }, Date.parse(now));
}

for (const { timezoneId, locales } of ZONES) {
  test.describe(`a browser in ${timezoneId}, around midnight in Istanbul`, () => {
    test.use({ timezoneId });

    for (const [index, { now, day }] of MOMENTS.entries()) {
      const locale = locales[index] ?? "tr";
      test(`offers no day before ${day} in ${locale} and finds no other markup than the server's`, async ({
        page,
      }) => {
        const watch = watchPage(page);
        await beginAt(page, now);
        await openPage(page, pathFor("home", locale));
        await expect(page.locator("input[name=date]").first()).toHaveAttribute("min", day);
        await openPage(page, pathFor("boats", locale));
        watch.expectQuiet();
      });
    }
  });
}
