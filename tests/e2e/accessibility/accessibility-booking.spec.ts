import { expect, type Page, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible, SAME_IN_EVERY_LANGUAGE } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { expectValidHtml } from "@/tests/e2e/steps/page/valid-html";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor, type Visitor, ZONES } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { holdTrip } from "@/tests/e2e/steps/trip/hold-trip";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/trip/pay";

// Judging a whole page takes seconds, on a busy machine many.
test.describe.configure({ timeout: 120_000 });

const VISITORS: readonly Visitor[] = [
  { locale: "tr", phone: true, daysAhead: 60 },
  { locale: "en", phone: false, daysAhead: 62 },
  { locale: "ar", phone: true, daysAhead: 64 },
];

for (const visitor of VISITORS) {
  const { locale, phone } = visitor;
  const screen = phone ? "phone" : "desktop";
  // The phone's colours and sizes are checked in Turkish.
  const leftOut = locale === "ar" ? SAME_IN_EVERY_LANGUAGE : [];

  async function visit(page: Page, path: string): Promise<void> {
    await expectValidHtml(await openPage(page, path));
    await expectAccessible(page, leftOut);
  }

  test.describe(`in ${locale} on a ${screen} in ${ZONES[locale]}`, () => {
    test.use({ ...SCREENS[screen], timezoneId: ZONES[locale] });

    test("checkout, payment, its refusal and a reservation have no accessibility violation, say Istanbul's time and log no error", async ({
      page,
      context,
    }) => {
      const { payments } = textsOf(locale);
      await signIn(context);
      const day = tripDayFor(visitor);
      const { reservationId, boat, choice } = await holdTrip(context, day);
      const query = checkoutQuery({ ...choice, start_date: `${day}T16:00`, end_date: `${day}T19:00` });
      const watch = watchPage(page);
      const path = await boatPath(page, locale);
      const slug = decodeURIComponent(path.split("/").pop() ?? "");
      await visit(page, pathFor("checkout", locale, { slug }, query));
      await expect(page.getByRole("heading", { name: textsOf(locale).checkout.price })).toBeVisible();
      await visit(page, pathFor("checkout", locale, { slug }));
      await visit(page, pathFor("requests", locale));
      await visit(page, pathFor("reservation", locale, { id: reservationId }));
      await expect(page.getByRole("main")).toContainText("10:00–14:00");
      await visit(page, pathFor("payment", locale, { id: reservationId }, { lang: locale }));
      await expect(page.getByRole("main")).toContainText("10:00–14:00");
      await visit(page, pathFor("mPayment", locale, { id: reservationId }, { lang: locale }));
      await expect(page.getByRole("banner")).toHaveCount(0);
      await page.goto(pathFor("payment", locale, { id: reservationId }, { lang: locale }));
      await page.locator("form button[type=submit]").click();
      await expect(page.getByText(textsOf(locale).validation.must_accept).first()).toBeVisible();
      await expectAccessible(page, leftOut);
      await acceptAndPay(page, visitor);
      await payWithCard(page, visitor, "failure");
      await expect(page.getByRole("heading", { name: payments.result.failed_title })).toBeVisible();
      await expectAccessible(page, leftOut);
      expect(boat.fast_app).toBe(true);
      watch.expectQuiet();
    });
  });
}
