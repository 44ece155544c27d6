import { readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { CONSENT_BANNER_FILE } from "@/tests/fixtures/pages/consent-banner-file";

const MARKUP = readFileSync(CONSENT_BANNER_FILE, "utf8");

for (const [locale, name] of [
  ["tr", "phone"],
  ["en", "desktop"],
  ["ar", "phone"],
] as const)
  test.describe(`on a ${name}`, () => {
    test.use(SCREENS[name]);

    test(`the consent banner in ${locale} breaks no rule of accessibility over a page and fits its width`, async ({
      page,
    }) => {
      const texts: Readonly<Record<string, unknown>> = textsOf(locale).consent;
      await openPage(page, pathFor("faq", locale));
      await page.evaluate(
        (markup) => document.querySelector("main")?.insertAdjacentHTML("beforebegin", markup),
        MARKUP.replace(/\{(\w+)\}/g, (_, word: string) => String(texts[word])),
      );
      const banner = page.getByRole("region", { name: String(texts.title) });
      await expect(banner.getByRole("button")).toHaveCount(2);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      for (const part of await banner.getByRole("button").all())
        expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });
