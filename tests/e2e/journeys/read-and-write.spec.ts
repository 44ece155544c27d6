import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { newEmail, SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";

// Judging a whole page takes seconds, on a busy machine many.
test.describe.configure({ timeout: 120_000 });

const SCREEN = { en: "desktop", ar: "phone" } as const;

async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expectAccessible(page);
}

for (const locale of ["en", "ar"] as const) {
  test.describe(`in ${locale} on a ${SCREEN[locale]}`, () => {
    test.use(SCREENS[SCREEN[locale]]);
    const texts = textsOf(locale);

    test("a question has its own address and is found by a search", async ({ page }) => {
      await page.goto(`${pathFor("faq", locale)}#hold-minutes`);
      await expect(page.locator("#hold-minutes")).toHaveAttribute("open", "");
      await visit(page, pathFor("faq", locale));
      const question = (await page.locator("[data-faq] h3").last().textContent()) ?? "";
      await page.getByRole("searchbox").fill(question.toLocaleUpperCase(locale));
      await expect(page.locator("[data-faq]:visible")).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expectAccessible(page);
      await page.getByRole("searchbox").fill("");
      expect(await page.locator("[data-faq]:visible").count()).toBeGreaterThan(29);
    });

    test("the blog leads from page to page, from a post to its chapters and on to others", async ({
      page,
    }) => {
      await visit(page, pathFor("blog", locale));
      await page.getByRole("link", { name: texts.search.next }).click();
      await expect(page).toHaveURL(
        new RegExp(`${pathFor("blog", locale, null, { page: 2 }).replace("?", "\\?")}$`),
      );
      await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
      const contents = page.getByRole("navigation", { name: texts.content.contents });
      const chapter = contents.getByRole("link").nth(1);
      const title = (await chapter.textContent()) ?? "";
      await chapter.click();
      await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeInViewport();
      await expectAccessible(page);
      await expect(page.getByRole("region", { name: texts.blog.related }).getByRole("listitem")).toHaveCount(
        3,
      );
      const feed = await page.request.get(pathFor("blogFeed", locale));
      expect(feed.headers()["content-type"]).toContain("application/rss+xml");
      expect((await feed.text()).match(/<item>/g)).toHaveLength(12);
    });

    test("a visitor reads who we are and writes to us", async ({ page }) => {
      await visit(page, pathFor("about", locale));
      await page.goto(pathFor("contact", locale, null, { subject: "boat_owner" }));
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await expect(field(texts.contact.subject)).toHaveValue("boat_owner");
      await page.getByRole("button", { name: texts.contact.submit }).click();
      await expect(page.getByText(texts.validation.required)).toHaveCount(3);
      await expectAccessible(page);
      const email = newEmail();
      await field(texts.contact.name).fill("Ayşe Yıldız");
      await field(texts.contact.email).fill(email);
      await field(texts.contact.message).fill("Merhaba, teknem hakkında konuşmak isterim.");
      await page.getByRole("button", { name: texts.contact.submit }).click();
      await expect(page.getByRole("main").getByRole("status")).toContainText(email);
      await expectAccessible(page);
    });
  });
}
