import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { holdTrip } from "@/tests/e2e/steps/trip/hold-trip";
import { acceptAndPay } from "@/tests/e2e/steps/trip/pay";

test.use(SCREENS.phone);

const LOCALE = "tr";
const { layout, boat_code_search: code, boats, quote } = textsOf(LOCALE);

test("back closes the window over a page, and the next back leaves the page", async ({ page }) => {
  await page.goto(pathFor("about", LOCALE));
  await page.goto(pathFor("boats", LOCALE));
  const window = page.getByRole("dialog");
  const logIn = page.getByRole("button", { name: layout.login, exact: true });
  await logIn.click();
  await expect(window).toBeVisible();
  await page.goBack();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL(pathFor("boats", LOCALE));

  await logIn.click();
  await expect(window).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(pathFor("about", LOCALE));
});

test("a boat found by its code takes the window's place in the history, and its pictures close on back", async ({
  page,
}) => {
  const path = await boatPath(page, LOCALE);
  await page.goto(pathFor("boats", LOCALE));
  await page.getByRole("button", { name: layout.search, exact: true }).click();
  const window = page.getByRole("dialog");
  await window.getByLabel(code.label).fill("PLM-1001");
  await window.getByRole("button", { name: code.submit, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page
    .getByRole("button", { name: boats.gallery.open_one.split("{")[0] })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("list", { name: boats.gallery.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(pathFor("boats", LOCALE));
});

test("from the checkout, one back leads to the boat, without the sheet that led away from it", async ({
  page,
  context,
}) => {
  await signIn(context);
  const day = tripDayFor({ locale: LOCALE, phone: true, daysAhead: 48 });
  const path = await boatPath(page, LOCALE);
  await page.goto(pathFor("about", LOCALE));
  await page.goto(`${path}?date=${day}&start_hour=10&end_hour=14&persons=2`);
  await page.getByRole("button", { name: quote.edit }).click();
  const reserve = page.getByRole("dialog").getByRole("button", { name: quote.reserve, exact: true });
  await reserve.click();
  await page.waitForURL((url) => url.pathname.startsWith(pathFor("checkout", LOCALE, { slug: "" })));
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(pathFor("about", LOCALE));
});

test("a payment page restored from the browser's cache after the bank reloads its state, and can be sent again", async ({
  page,
  context,
}) => {
  const visitor = { locale: LOCALE, phone: true, daysAhead: 49 } as const;
  await signIn(context);
  const { reservationId: id } = await holdTrip(context, tripDayFor(visitor));
  // A response without a page: the browser stays, as it does in the moment of leaving.
  await page.route(/^http:\/\/127\.0\.0\.1:/, (route) => route.fulfill({ status: 204 }));
  await page.goto(pathFor("payment", LOCALE, { id }));
  const left = page.waitForRequest(/^http:\/\/127\.0\.0\.1:/);
  await acceptAndPay(page, visitor);
  await left;
  const pay = page.locator("form button[type=submit]");
  await expect(pay).toHaveAttribute("aria-busy", "true");

  const shown = page.waitForEvent("load");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await shown;
  await expect(pay).not.toHaveAttribute("aria-busy", "true");
  await expect(pay).toBeEnabled();
});
