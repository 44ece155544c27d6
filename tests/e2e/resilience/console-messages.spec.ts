import { expect, test } from "playwright/test";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { holdTrip, INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

const ZONES = ["Europe/Istanbul", "America/Los_Angeles", "Asia/Kolkata"];

for (const [position, timezoneId] of ZONES.entries()) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("meets no console error and no hydration warning on any page, and Istanbul's times on all", async ({
      page,
      context,
    }) => {
      await signIn(context);
      const day = tripDayFor({ locale: "tr", phone: false, daysAhead: 80 + position });
      const { reservationId } = await holdTrip(context, day);
      const watch = watchPage(page);
      for (const locale of LOCALES) {
        const paths = [
          pathFor("home", locale),
          pathFor("boats", locale),
          pathFor("boats", locale, null, { date: day, persons: 4 }),
          pathFor("services", locale),
          pathFor("blog", locale),
          pathFor("faq", locale),
          pathFor("contact", locale),
          pathFor("requests", locale),
          pathFor("reservation", locale, { id: reservationId }),
          pathFor("payment", locale, { id: reservationId }, { lang: locale }),
        ];
        for (const path of paths) {
          await page.goto(path);
          await page.waitForLoadState("networkidle");
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
        }
        await expect(page.getByRole("main")).toContainText("10:00–14:00");
      }
      await page.goto(pathFor("boat", "tr", { slug: INSTANT_BOAT }));
      await page.waitForLoadState("networkidle");
      watch.expectQuiet();
    });
  });
}
