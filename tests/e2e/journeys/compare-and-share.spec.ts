import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { expectFocusKept } from "@/tests/e2e/steps/page/keys";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { expectValidHtml } from "@/tests/e2e/steps/page/valid-html";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";

const { compare, shortlist } = textsOf("en");
const DAY = tripDayFor({ locale: "en", phone: false, daysAhead: 47 });
const TRIP = { rent_type: "hourly", date: DAY, start_hour: 10, end_hour: 14, persons: 4 };
const SEARCH = pathFor("boatsByPlace", "en", { slug: "bodrum" }, TRIP);

const cards = (page: Page) => page.locator("#results ~ * li article, main li article");
const totalOf = async (page: Page, at: number) =>
  (await cards(page).nth(at).locator(".card-price bdi").first().textContent()) ?? "";

/** Keeps a boat of the list: pressed at once, stored a moment later. */
async function pressHeart(page: Page, at: number): Promise<void> {
  const heart = cards(page).nth(at).locator("button.heart");
  const stored = page.waitForResponse((one) => one.url().endsWith("/user/toggle-favorite"));
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await stored;
}

test.describe("on a desktop", () => {
  test.use(SCREENS.desktop);

  test("boats of a search are compared for its trip, and the address needs no scripts", async ({
    page,
    browser,
  }) => {
    await openPage(page, SEARCH);
    const totals = [await totalOf(page, 0), await totalOf(page, 1)];
    for (const at of [0, 1])
      await cards(page)
        .nth(at)
        .getByRole("button", { name: new RegExp(`^${compare.card}: `) })
        .click();
    await page.getByRole("region", { name: compare.chosen }).getByRole("link").click();
    const table = page.getByRole("table");
    const totalsRow = table.getByRole("row", { name: new RegExp(`^${compare.fact.total}`) });
    for (const total of totals) await expect(totalsRow).toContainText(total);
    await expect(table.getByText(compare.differs).first()).toBeVisible();
    await expectAccessible(page);

    const plain = await browser.newContext({ ...SCREENS.phone, javaScriptEnabled: false });
    const reader = await plain.newPage();
    const response = await reader.goto(page.url());
    expect(await reader.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    expect(response?.headers()["cache-control"]).toMatch(/no-store|no-cache/);
    await expectValidHtml(response);
    await expect(reader.getByRole("row", { name: new RegExp(`^${compare.fact.total}`) })).toContainText(
      totals[1] ?? "",
    );
    await reader
      .getByRole("link", { name: new RegExp(`^${compare.remove} `) })
      .first()
      .click();
    await expect(reader.getByText(compare.one_boat)).toBeVisible();
    await reader.getByRole("link", { name: new RegExp(`^${compare.remove} `) }).click();
    await expect(reader.getByRole("heading", { name: compare.empty_title })).toBeVisible();
    await plain.close();
  });

  test("favourites are shared by a link, friends vote by name, and the owner ends both", async ({
    page,
    context,
    browser,
  }) => {
    await signIn(context);
    await openPage(page, SEARCH);
    const total = await totalOf(page, 1);
    for (const at of [0, 1]) await pressHeart(page, at);
    await expectValidHtml(await openPage(page, pathFor("favourites", "en")));
    await expect(cards(page).filter({ hasText: total })).toHaveCount(1);
    await page.getByRole("button", { name: shortlist.share.open, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: shortlist.share.create }).click();
    const url = await dialog.getByRole("textbox", { name: shortlist.own.link }).inputValue();
    await dialog.getByRole("button", { name: shortlist.share.close, exact: true }).click();

    const friends = await browser.newContext(SCREENS.phone);
    const friend = await friends.newPage();
    const { shortlist: said } = textsOf("ar");
    const response = await openPage(friend, url.replace("lang=en", "lang=ar"));
    expect(response?.headers()["cache-control"]).toContain("no-store");
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
    await expectValidHtml(response);
    await expect(friend.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(friend.locator("body")).not.toContainText("Yıldız");
    await expect(friend.getByText(total)).toBeVisible();
    const first = friend.locator("main li").first();
    await first.getByRole("button", { name: said.vote.give }).click();
    await first.getByLabel(said.vote.name).fill("سارة");
    await expectAccessible(friend);
    await first.getByRole("button", { name: said.vote.send, exact: true }).press("Enter");
    await expect(first.getByRole("button", { name: said.vote.take_back })).toBeVisible();
    await expectFocusKept(friend);
    await friend.reload();
    await expect(first.getByRole("button", { name: said.vote.take_back })).toBeVisible();

    await openPage(page, page.url());
    await page.getByRole("button", { name: shortlist.own.remove_vote.replace("{name}", "سارة") }).click();
    await expect(page.getByText("سارة")).toHaveCount(0);
    await page.getByRole("button", { name: shortlist.own.end, exact: true }).click();
    await page.getByRole("button", { name: shortlist.own.end_yes }).click();
    await expect(page.getByRole("heading", { name: shortlist.own.title })).toHaveCount(0);
    await friend.reload();
    await expect(friend.getByRole("heading", { name: said.page.invalid_title })).toBeVisible();
    await friends.close();
  });
});

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("a favourite keeps its trip, and says when the boat is taken", async ({ page, context }) => {
    await signIn(context);
    const { boats: said } = textsOf("ar");
    await openPage(page, pathFor("boats", "ar", null, TRIP));
    await pressHeart(page, 0);
    await page.goto(pathFor("favourites", "ar"));
    const link = cards(page).first().getByRole("link");
    await expect(link).toHaveAttribute("href", new RegExp(`date=${DAY}&persons=4&start_hour=10&end_hour=14`));
    await expect(cards(page).first()).not.toContainText(said.trip_state.taken);
    await expectAccessible(page);
  });

  test("a newer search is offered to the favourites of an older one, and kept when the customer says so", async ({
    page,
    context,
  }) => {
    await signIn(context);
    const { account_area: account } = textsOf("en");
    const said = account.favourites.trip;
    const newer = tripDayFor({ locale: "en", phone: true, daysAhead: 48 });
    await openPage(page, SEARCH);
    await pressHeart(page, 0);
    await openPage(page, SEARCH.replace(DAY, newer));
    const path = pathFor("favourites", "en");
    await page.goto(path);
    const link = cards(page).first().getByRole("link");
    await expect(link).toHaveAttribute("href", new RegExp(`date=${DAY}`));
    await page.getByRole("link", { name: said.last.split("{day}")[0] ?? "" }).click();
    await expect(page).toHaveURL(new RegExp(`date=${newer}`));
    await expect(link).toHaveAttribute("href", new RegExp(`date=${newer}`));
    await expectAccessible(page);
    await page.getByRole("link", { name: said.own, exact: true }).click();
    await expect(link).toHaveAttribute("href", new RegExp(`date=${DAY}`));
    await page.goBack();
    await page.getByRole("button", { name: said.keep, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute("href", new RegExp(`date=${newer}`));
    await openPage(page, page.url());
    await expect(link).toHaveAttribute("href", new RegExp(`date=${newer}`));
    await expect(page.getByRole("link", { name: said.last.split("{day}")[0] ?? "" })).toHaveCount(0);
  });
});
