import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { textsOf } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";

/** Where a text to read stands, and how often its page may say it: structured data repeats two of them. */
const TEXTS = {
  home: { text: "details.question .prose p", times: 1 },
  boat: { text: "section[aria-labelledby=about] .prose p", times: 2 },
  faq: { text: "[data-faq] .prose p", times: 2 },
} as const;

for (const [locale, name] of [
  ["tr", "home"],
  ["en", "boat"],
  ["ar", "faq"],
] as const) {
  const { text, times } = TEXTS[name];
  test(`the ${name} page in ${locale} sends no text more often than necessary, and shows it again to a visitor who returns within the site`, async ({
    page,
  }) => {
    const path = name === "boat" ? await boatPath(page, locale) : pathFor(name, locale);
    const html = await (await page.request.get(path)).text();
    const watch = watchPage(page);
    await openPage(page, path);
    const shown = await page
      .locator(text)
      .first()
      .evaluate(({ textContent }) => textContent ?? "");
    // Signs that HTML writes in another way would hide it.
    // Of one text node: markup within would hide it too.
    const words = await page
      .locator(text)
      .first()
      .evaluate(({ firstChild }) => firstChild?.textContent ?? "");
    const pieces = words.split(/["'&<>\n]/).sort((one, other) => other.length - one.length);
    const piece = pieces[0] ?? "";
    expect(piece.length).toBeGreaterThan(30);
    expect(html.split(piece).length - 1).toBe(times);

    await page
      .getByRole("link", { name: textsOf(locale).layout.blog, exact: true })
      .last()
      .click();
    await page.waitForURL(`**${pathFor("blog", locale)}`);
    await page.goBack();
    await expect(page.locator(text).first()).toHaveText(shown);
    watch.expectQuiet();
  });
}
