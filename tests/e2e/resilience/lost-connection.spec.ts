import { expect, type Page, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { pathFor } from "@/lib/routes/path-for";
import { openWholePage } from "@/tests/e2e/steps/page/open-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

const CHUNK = /\/_next\/static\/chunks\//;
const BOAT = pathFor("boat", "tr", { slug: INSTANT_BOAT });
const { account, boats, checkout, common, compare, error_page, layout, map, quote, search, shortlist } =
  textsOf("tr");

/** What is textsOf, and where it is textsOf about a window that the visitor opened. */
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: account.network_text });
const failure = (page: Page) => page.getByRole("dialog", { name: common.error_title });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** From now on nothing more of the site's code arrives; the browser believes that it is online. */
const loseChunks = (page: Page) => page.route(CHUNK, (route) => route.abort());

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("reserving without a connection keeps the page and says so, and works when the connection is back", async ({
    page,
    context,
  }) => {
    await openWholePage(page, BOAT);
    await context.setOffline(true);
    const reserve = page.locator(".booking-bar").getByRole("button");
    await reserve.click();
    await expect(failure(page)).toContainText(account.network_text);
    await failure(page).getByRole("button", { name: error_page.retry }).click();
    await expect(failure(page)).toBeVisible();
    await failure(page).getByRole("button", { name: common.close }).click();
    await expect(heading(page)).toBeVisible();
    await reserve.click();
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("dialog", { name: quote.title })).toBeVisible();
  });
});

test.describe("on a desktop", () => {
  test.use(SCREENS.desktop);

  test("login, share, code search and gallery say that they could not be loaded, and load at the next try", async ({
    page,
  }) => {
    await openWholePage(page, BOAT);
    await loseChunks(page);
    const gallery = new RegExp(`^${boats.gallery.open.split("(")[0]}`);
    const windows = [layout.login, boats.share, layout.code_search, gallery];
    for (const name of windows) {
      await page.getByRole("button", { name, exact: true }).first().click();
      await expect(failure(page)).toContainText(account.network_text);
      await failure(page).getByRole("button", { name: common.close }).click();
    }
    await page.getByRole("button", { name: layout.login, exact: true }).first().click();
    await expect(failure(page)).toBeVisible();
    await page.unrouteAll();
    await failure(page).getByRole("button", { name: error_page.retry }).click();
    await expect(page.getByRole("dialog", { name: account.auth.login.title })).toBeVisible();
  });

  test("map, calendar and chosen boats of a list keep the list, say so, and load at the next try", async ({
    page,
  }) => {
    await openWholePage(page, pathFor("boats", "tr"));
    await loseChunks(page);
    await page.getByRole("button", { name: search.calendar.open, exact: true }).first().focus();
    await page.keyboard.press("Enter");
    await expect(failure(page)).toContainText(account.network_text);
    await failure(page).getByRole("button", { name: common.close }).click();
    await page.getByRole("button", { name: map.show }).click();
    await expect(notice(page)).toBeVisible();
    const cards = page.locator("main li article");
    for (const at of [0, 1])
      await cards
        .nth(at)
        .getByRole("button", { name: new RegExp(`^${compare.card}: `) })
        .click();
    await page.getByRole("region", { name: compare.chosen }).getByRole("link").click();
    await expect(page).toHaveURL(/boat=/);
    await expect(page.getByRole("table").or(notice(page)).first()).toBeVisible();
    await page.unrouteAll();
    await page.goBack();
    await page.getByRole("button", { name: map.close }).click();
    await page.getByRole("button", { name: map.show }).click();
    await expect(page.getByRole("region", { name: map.label }).locator(".map-pin").first()).toBeVisible();
    await expect(cards.first()).toBeVisible();
  });

  test("the window that shares favourites says that it could not be loaded, and loads at the next try", async ({
    page,
    context,
  }) => {
    await signIn(context);
    const { items } = await callSite<{ items: { id: number }[] }>(context, "vehicles");
    await callSite(context, "user/toggle-favorite", { vehicle_id: items[0]?.id });
    await openWholePage(page, pathFor("favourites", "tr"));
    await loseChunks(page);
    await page.getByRole("button", { name: shortlist.share.open, exact: true }).click();
    await expect(failure(page)).toContainText(account.network_text);
    await page.unrouteAll();
    await failure(page).getByRole("button", { name: error_page.retry }).click();
    await expect(page.getByRole("dialog", { name: shortlist.share.title })).toBeVisible();
  });

  test("the calendar says in its place that it could not be loaded, and loads at the next try", async ({
    page,
  }) => {
    await openWholePage(page, BOAT);
    await loseChunks(page);
    await page.locator("#calendar").scrollIntoViewIfNeeded();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await notice(page).getByRole("button", { name: error_page.retry }).click();
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole("button", { name: quote.calendar.next_month })).toBeVisible();
  });

  test("the window that checkout opens for an unproven address says that it could not be loaded, and loads at the next try", async ({
    page,
    context,
  }) => {
    await signIn(context);
    const day = tripDayFor({ locale: "tr", phone: false, daysAhead: 71 });
    const trip = { rent_type: "hourly", start_date: `${day}T10:00`, end_date: `${day}T14:00` } as const;
    const query = checkoutQuery({ ...trip, person_count: 4 });
    await openWholePage(page, pathFor("checkout", "tr", { slug: INSTANT_BOAT }, query));
    const reserve = page.getByRole("main").getByRole("button", { name: checkout.submit_instant });
    await expect(reserve).toBeEnabled();
    await loseChunks(page);
    await reserve.click();
    await expect(failure(page)).toContainText(account.network_text);
    await failure(page).getByRole("button", { name: common.close }).click();
    await expect(heading(page)).toHaveText(checkout.title);
    await reserve.click();
    await expect(failure(page)).toBeVisible();
    await page.unrouteAll();
    await failure(page).getByRole("button", { name: error_page.retry }).click();
    await expect(page.getByRole("dialog", { name: account.auth.prove.title })).toBeVisible();
  });

  test("a page whose code fails to load after a click shows an error, and loads at the next try", async ({
    page,
  }) => {
    await openWholePage(page, BOAT);
    await loseChunks(page);
    await page.getByRole("contentinfo").getByRole("link", { name: layout.contact }).click();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await notice(page).getByRole("button", { name: error_page.retry }).click();
    await expect(heading(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test("a link clicked offline waits for the connection, says so, and keeps the page meanwhile", async ({
    page,
    context,
  }) => {
    await openWholePage(page, BOAT);
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: layout.contact }).click();
    await expect(page.getByRole("status").filter({ hasText: common.offline })).toBeVisible();
    await expect(page).toHaveURL(BOAT);
    await context.setOffline(false);
    await page.waitForURL(pathFor("contact", "tr"));
    await expect(page.getByText(common.offline)).toBeHidden();
  });
});
