import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { holdTrip } from "@/tests/e2e/steps/trip/hold-trip";

const BROWSERS = [
  { locale: "tr", timezoneId: "America/Los_Angeles" },
  { locale: "en", timezoneId: "Asia/Kolkata" },
  { locale: "ar", timezoneId: "Europe/Istanbul" },
] as const;

for (const [position, { locale, timezoneId }] of BROWSERS.entries()) {
  test.describe(`a browser in ${timezoneId} that reads ${locale}`, () => {
    test.use({ timezoneId });

    test("sees no console error and no hydration warning on any page, and Istanbul times on all", async ({
      page,
      context,
    }) => {
      await signIn(context);
      const day = tripDayFor({ locale, phone: false, daysAhead: 80 + position });
      const { reservationId } = await holdTrip(context, day);
      const watch = watchPage(page);
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
      await page.goto(await boatPath(page, locale));
      await page.waitForLoadState("networkidle");
      watch.expectQuiet();
    });
  });
}
