import { expect, type Page, test } from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { listSmallActions } from "@/tests/e2e/steps/page/check-layout";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";

test.describe.configure({ timeout: 120_000 });

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
}

/** The window closes by Escape, and its opener has the focus again. */
async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function checkAccountWindows(page: Page, locale: Locale): Promise<void> {
  const { account, layout, validation } = textsOf(locale);
  await page.getByRole("button", { name: layout.login, exact: true }).first().click();
  const login = page.getByRole("dialog", { name: account.auth.login.title });
  await login.getByRole("button", { name: account.auth.login.submit, exact: true }).click();
  await expect(login.getByText(validation.required).first()).toBeVisible();
  await expectAccessible(page);
  await login.getByRole("button", { name: account.auth.login.switch_action, exact: true }).click();
  const register = page.getByRole("dialog", { name: account.auth.register.title });
  await register.getByRole("button", { name: account.auth.register.submit }).click();
  await expect(register.getByText(validation.required).first()).toBeVisible();
  await expectAccessible(page);
  await closeByEscape(page);
}

async function checkCodeSearch(page: Page, locale: Locale, phone = false): Promise<void> {
  const { boat_code_search: texts, layout, search } = textsOf(locale);
  const [opener, title] = phone ? [layout.search, search.dialog_title] : [layout.code_search, texts.title];
  await page.getByRole("button", { name: opener, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("form", { name: search.form_label })).toBeVisible({ visible: phone });
  await dialog.getByRole("button", { name: texts.submit, exact: true }).click();
  await expect(dialog.getByText(texts.error_message)).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await expectAccessible(page);
  await closeByEscape(page);
}

for (const locale of ["tr", "ar"] as const) {
  const texts = textsOf(locale);

  test.describe(`in ${locale} on a phone`, () => {
    test.use(SCREENS.phone);

    test("menu, windows, filters, gallery and booking sheet have no accessibility violation and no target that a thumb would miss", async ({
      page,
    }) => {
      await open(page, pathFor("boats", locale));
      await page.getByRole("button", { name: texts.common.menu }).click();
      await page.locator("#site-menu summary").click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: texts.search.show_filters }).click();
      await expect(page.getByRole("form", { name: texts.search.filters })).toBeVisible();
      await expectAccessible(page);
      expect(await listSmallActions(page)).toEqual([]);
      await open(page, await boatPath(page, locale));
      await checkCodeSearch(page, locale, true);
      await checkAccountWindows(page, locale);
      await page.getByRole("button", { name: texts.quote.see_price }).last().click();
      const sheet = page.getByRole("dialog", { name: texts.quote.title });
      await expect(sheet.getByRole("grid")).toHaveAttribute("aria-label", texts.quote.calendar.label);
      await expect(sheet.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
      expect(await listSmallActions(page)).toEqual([]);
    });
  });
}

for (const locale of ["en", "ar"] as const) {
  const texts = textsOf(locale);

  test.describe(`in ${locale} on a desk`, () => {
    test.use(SCREENS.desktop);

    test("panel, windows, gallery with its video, calendar and menu have no accessibility violation", async ({
      page,
      context,
    }) => {
      await open(page, await boatPath(page, locale));
      await page.getByRole("button", { name: texts.layout.services }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await checkCodeSearch(page, locale);
      await checkAccountWindows(page, locale);
      const share = page.getByRole("button", { name: texts.boats.share, exact: true });
      await share.click();
      await expect(page.getByRole("dialog", { name: texts.boats.share_title })).toBeVisible();
      await expectAccessible(page);
      await closeByEscape(page);
      await expect(share).toBeFocused();
      const video = page.getByRole("link", { name: texts.boats.gallery.video });
      await video.click();
      await expect(
        page.getByRole("dialog").getByRole("list", { name: texts.boats.gallery.title }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: texts.boats.previous_picture }).click();
      await expectAccessible(page);
      await closeByEscape(page);
      await expect(video).toBeFocused();

      const card = page.getByRole("complementary").last();
      await card.getByRole("button", { name: texts.quote.open_calendar }).click();
      const visitor = { locale, phone: false, daysAhead: 45 };
      await card.getByLabel(texts.quote.date, { exact: true }).fill(tripDayFor(visitor));
      await expect(card.locator("dt", { hasText: texts.quote.now })).toBeVisible();
      await expectAccessible(page);

      await signIn(context);
      await open(page, pathFor("boats", locale, null, { persons: 400 }));
      await page.getByRole("button", { name: /Deniz Yıldız/ }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectAccessible(page);
    });
  });
}
