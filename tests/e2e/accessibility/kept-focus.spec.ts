import { expect, type Locator, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectFocusKept, pressAt, pressKey, walk } from "@/tests/e2e/steps/page/keys";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

test.describe.configure({ timeout: 120_000 });
test.use({ ...SCREENS.desktop, contextOptions: { reducedMotion: "reduce" } });

const texts = textsOf("en");
const DAY = tripDayFor({ locale: "en", phone: false, daysAhead: 49 });
const SEARCH = { rent_type: "hourly", date: DAY, start_hour: 10, end_hour: 14, persons: 4 };

/** What screen readers were told last. */
const said = (page: Page) => page.locator("#said");

/** Puts the focus there without walking, and presses Enter. */
async function enter(target: Locator): Promise<void> {
  await target.focus();
  await target.press("Enter");
}

test("a removed filter hands the focus to the next one, the last to the number of boats, and both say it", async ({
  page,
}) => {
  const { search } = texts;
  await openPage(page, pathFor("boatsByPlace", "en", { slug: "bodrum" }, SEARCH));
  const chips = page.getByRole("list", { name: search.chips }).getByRole("link");
  const results = page.locator("#results");
  for (let left = (await chips.count()) - 1; left >= 0; left -= 1) {
    await enter(chips.first());
    await expect(chips).toHaveCount(left);
    await expectFocusKept(page);
    await expect(left > 0 ? chips.first() : results).toBeFocused();
    await expect(said(page)).toHaveText(/^\d+ boats?$/);
  }
});

test("a search by code or from the header lands on the heading of what it found", async ({ page }) => {
  const { boat_code_search: code, layout, search } = texts;
  await openPage(page, pathFor("blog", "en"));
  await enter(page.getByRole("button", { name: layout.code_search }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(code.label)).toBeFocused();
  await page.keyboard.type("plm 1001");
  await pressKey(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Mavi Rüya" })).toBeFocused();
  await openPage(page, pathFor("home", "en"));
  const form = page.getByRole("form", { name: search.form_label });
  // Before the first free day is known the server finds it, with a new document.
  await expect(form.getByLabel(search.date, { exact: true })).not.toHaveValue("");
  await enter(form.getByRole("button", { name: search.submit }));
  await page.waitForURL(/date=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(said(page)).toHaveText(/^\d+ boats?$/);
});

test("a boat that leaves the comparison hands the focus to the next one", async ({ page }) => {
  const { compare } = texts;
  await openPage(page, pathFor("boatsByPlace", "en", { slug: "bodrum" }, SEARCH));
  for (const at of [0, 1]) await enter(page.locator(".card-compare").nth(at));
  await expect(said(page)).toContainText("2");
  // The tray lies over the lower edge: what has the focus stands above it.
  await page.locator("#results").focus();
  expect(await walk(page, "Tab", 40)).toEqual([]);
  await enter(page.getByRole("region", { name: compare.chosen }).getByRole("link"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const table = page.getByRole("table");
  const names = await table.getByRole("columnheader").allTextContents();
  expect(names).toHaveLength(2);
  for (const name of await table.getByRole("rowheader").allTextContents()) expect(name).not.toBe("");
  await enter(table.getByRole("link", { name: new RegExp(`^${compare.remove} `) }).first());
  await expect(table.getByRole("columnheader")).toHaveText(names.slice(1));
  await expect(table.getByRole("link").first()).toBeFocused();
});

test("a line that leaves the offer of a celebration hands the focus on", async ({ page }) => {
  const { occasions } = texts;
  await openPage(page, pathFor("services", "en"));
  await page.getByRole("main").getByRole("heading", { level: 3 }).nth(1).getByRole("link").click();
  const entry = page.getByRole("link", { name: occasions.ways.go_own, exact: true });
  const query = new URLSearchParams({
    where: "all",
    date: DAY,
    start_hour: "16",
    duration: "4",
    persons: "10",
  });
  const address = await entry.first().getAttribute("href");
  await openPage(page, `${address?.split(/[?#]/)[0]}?${query}`);
  const lines = page
    .getByRole("article")
    .first()
    .getByRole("link", { name: new RegExp(`^${occasions.offers.remove}: `) });
  const before = await lines.count();
  await enter(lines.first());
  await expect(lines).toHaveCount(before - 1);
  await expectFocusKept(page);
});

test("a guest is invited and an answer removed after a question, and the focus stays there", async ({
  page,
}) => {
  const { own } = texts.guests;
  const { reservationId: id } = await payTrip(page, { locale: "en", phone: false, daysAhead: 125 });
  await openPage(page, pathFor("reservation", "en", { id }));
  await enter(page.getByRole("button", { name: own.invite, exact: true }));
  await expect(page.getByRole("textbox", { name: own.link })).toBeVisible();
  await expectFocusKept(page);
  const renew = page.getByRole("button", { name: own.renew, exact: true });
  await enter(renew);
  await expect(page.getByText(own.renew_sure)).toBeFocused();
  await pressAt(page, page.getByRole("button", { name: own.keep, exact: true }));
  await expect(renew).toBeFocused();
  for (const name of ["Ada", "Ece"])
    await callSite(page.context(), `user/reservations/${id}/guests`, {
      name,
      coming: true,
      adults: 1,
      child_ages: [],
      note: null,
    });
  await openPage(page, page.url());
  const remove = (name: string) => page.getByRole("button", { name: own.remove.replace("{name}", name) });
  await enter(remove("Ada"));
  const question = page.getByText(own.remove_sure.split("{name}")[1] ?? "");
  await expect(question).toBeFocused();
  await pressAt(page, page.getByRole("button", { name: own.remove_yes }));
  await expect(remove("Ada")).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "Ece" }).locator(":focus")).toHaveCount(1);
});

test("a conversation that is opened, a window that cancels and a wrong invoice take the focus where they speak", async ({
  page,
}) => {
  const { cancellation, account_area: area } = texts;
  const trip = await payTrip(page, { locale: "en", phone: false, daysAhead: 127 });
  await openPage(page, pathFor("messages", "en"));
  await enter(page.getByRole("link", { name: new RegExp(trip.number) }));
  const thread = area.messages.about.replace("{boat}", trip.boat.name).replace("{number}", trip.number);
  await expect(page.getByRole("heading", { name: thread })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(trip.number));

  await openPage(page, pathFor("reservation", "en", { id: trip.reservationId }));
  await enter(page.getByRole("button", { name: cancellation.open_reservation }));
  const dialog = page.getByRole("dialog", { name: cancellation.title_reservation });
  await expect(said(page)).toContainText(cancellation.refund_title);
  await enter(dialog.getByRole("button", { name: cancellation.confirm_reservation }));
  const reasons = dialog.getByRole("group", { name: cancellation.reason });
  await expect(reasons).toHaveAccessibleDescription(new RegExp(cancellation.reason_needed));
  await expect(reasons.getByRole("radio").first()).toBeFocused();
  await pressKey(page, "Space");
  await pressAt(page, dialog.getByRole("button", { name: cancellation.confirm_reservation }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: cancellation.open_reservation })).toHaveCount(0);
  await expectFocusKept(page);
});

test.describe("on a phone", () => {
  test.use({ ...SCREENS.phone, contextOptions: { reducedMotion: "reduce" } });

  test("the filters and the menu are windows that keep the focus, and the bar above the list covers none", async ({
    page,
  }) => {
    const { search, common } = texts;
    await openPage(page, pathFor("boats", "en"));
    for (const [opener, name] of [
      [page.getByRole("button", { name: search.show_filters, exact: true }), search.filters],
      [page.getByRole("button", { name: common.menu, exact: true }), common.menu],
    ] as const) {
      await enter(opener);
      const sheet = page.getByRole("dialog", { name });
      await expect(sheet.locator(":focus")).toHaveCount(1);
      await pressKey(page, "Shift+Tab");
      await expect(sheet.locator(":focus")).toHaveCount(1);
      await pressKey(page, "Tab");
      await expect(sheet.getByRole("button").first()).toBeFocused();
      await pressKey(page, "Escape");
      await expect(sheet).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    expect(await walk(page, "Shift+Tab", 90)).toEqual([]);
  });
});
