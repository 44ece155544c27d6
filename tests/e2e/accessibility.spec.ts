import { expect, type Page, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/checkout-query";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/axe";
import { holdTrip, INSTANT_BOAT } from "@/tests/e2e/steps/hold-trip";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/pay";
import { signIn } from "@/tests/e2e/steps/sign-in";
import { SCREENS, said, tripDayFor } from "@/tests/e2e/steps/visitor";

// Judging a whole page takes seconds, on a busy machine many.
test.describe.configure({ timeout: 120_000 });

const WIDTHS = ["phone", "desktop"] as const;
const CITY = { tr: "bodrum", en: "bodrum", ar: "budrum" } as const;

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
}

/** The boat's page in the language: old slugs of other languages lead there. */
async function boatPath(page: Page, locale: Locale): Promise<string> {
  await page.goto(pathFor("boat", "tr", { slug: INSTANT_BOAT }));
  const link = page.locator(`link[rel=alternate][hreflang=${locale}]`);
  return new URL((await link.getAttribute("href")) ?? "").pathname;
}

for (const [localeIndex, locale] of LOCALES.entries()) {
  for (const [widthIndex, width] of WIDTHS.entries()) {
    test.describe(`in ${locale} on a ${width}`, () => {
      test.use(SCREENS[width]);

      test("public pages and their windows have no accessibility violation", async ({ page }) => {
        const { account, layout } = said(locale);
        await visit(page, pathFor("home", locale));
        await visit(page, pathFor("boats", locale));
        await visit(page, pathFor("boatsByPlace", locale, { slug: CITY[locale] }));
        await visit(page, pathFor("boats", locale, null, { persons: 400 }));
        await visit(page, pathFor("notFound", locale, null, { lang: locale }));
        await visit(page, await boatPath(page, locale));

        await page.getByRole("button", { name: layout.login }).first().click();
        const login = page.getByRole("dialog", { name: account.auth.login.title });
        await expect(login).toBeVisible();
        await expectAccessible(page);
        await login.getByRole("button", { name: account.auth.login.switch_action, exact: true }).click();
        const register = page.getByRole("dialog", { name: account.auth.register.title });
        await register.getByRole("button", { name: account.auth.register.submit }).click();
        await expect(register.getByText(said(locale).validation.required).first()).toBeVisible();
        await expectAccessible(page);
      });

      test("checkout, payment, result and the customer's area have none either", async ({
        page,
        context,
      }) => {
        const visitor = {
          locale,
          phone: width === "phone",
          daysAhead: 60 + localeIndex * 2 + widthIndex,
        };
        const { payments } = said(locale);
        await signIn(context);
        await visit(page, pathFor("reservations", locale));
        const day = tripDayFor(visitor);
        const { reservationId, boat, choice } = await holdTrip(context, day);
        const query = checkoutQuery({ ...choice, start_date: `${day}T16:00`, end_date: `${day}T19:00` });
        const path = await boatPath(page, locale);
        const slug = decodeURIComponent(path.split("/").pop() ?? "");
        await visit(page, pathFor("checkout", locale, { slug }, query));
        await expect(page.getByRole("heading", { name: said(locale).checkout.price })).toBeVisible();
        await visit(page, pathFor("checkout", locale, { slug }));
        await visit(page, pathFor("requests", locale));
        await visit(page, pathFor("reservation", locale, { id: reservationId }));
        await visit(page, pathFor("payment", locale, { id: reservationId }, { lang: locale }));
        await visit(page, pathFor("mPayment", locale, { id: reservationId }, { lang: locale }));
        await expect(page.getByRole("banner")).toHaveCount(0);
        await page.goto(pathFor("payment", locale, { id: reservationId }, { lang: locale }));
        await page.locator("form button[type=submit]").click();
        await expect(page.getByText(said(locale).validation.must_accept).first()).toBeVisible();
        await expectAccessible(page);
        await acceptAndPay(page, visitor);
        await payWithCard(page, visitor, "failure");
        await expect(page.getByRole("heading", { name: payments.result.failed_title })).toBeVisible();
        await expectAccessible(page);
        expect(boat.fast_app).toBe(true);
      });
    });
  }
}
