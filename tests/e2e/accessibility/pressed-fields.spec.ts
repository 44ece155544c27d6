import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

/** What screen readers were told last. */
const said = (page: Page) => page.locator("#said");

/** Ids made by React hold characters that a selector must escape. */
const escaped = (id: string) => id.replace(/[^\w-]/g, (sign) => `\\${sign}`);

test.describe("with a thumb, by who wants no movement", () => {
  test.use({ ...SCREENS.phone, contextOptions: { reducedMotion: "reduce" } });

  test("the calendar of the booking sheet is closed by its button while its field is being typed into", async ({
    page,
  }) => {
    const { quote } = textsOf("en");
    await openPage(page, await boatPath(page, "en"));
    await page.getByRole("button", { name: quote.see_price }).last().tap();
    const sheet = page.getByRole("dialog", { name: quote.title });
    await expect(sheet.getByLabel(quote.date, { exact: true })).toBeFocused();
    await sheet.getByRole("button", { name: quote.close_calendar, exact: true }).tap();
    await expect(sheet.getByRole("grid")).toHaveCount(0);
    await sheet.getByRole("button", { name: quote.open_calendar, exact: true }).tap();
    await expect(sheet.getByRole("grid")).toHaveCount(1);
  });
});

test.describe("with a thumb", () => {
  test.use(SCREENS.phone);

  test("an extra is chosen by a press on what is said about it", async ({ page }) => {
    const { quote } = textsOf("ar");
    const day = tripDayFor({ locale: "ar", phone: true, daysAhead: 55 });
    await openPage(page, `${await boatPath(page, "ar")}?date=${day}&start_hour=10&end_hour=14`);
    await page
      .getByRole("button", { name: new RegExp(`${quote.edit}$`) })
      .last()
      .tap();
    const sheet = page.getByRole("dialog", { name: quote.title });
    await sheet.locator("summary").filter({ hasText: quote.extras }).tap();
    const extra = sheet.getByRole("checkbox").first();
    const about = page.locator(`#${escaped((await extra.getAttribute("aria-describedby")) ?? "")}`);
    await expect(extra).not.toBeChecked();
    // The label lies over it.
    await about.tap({ position: { x: 20, y: 30 }, force: true });
    await expect(extra).toBeChecked();
  });
});

test.describe("with a mouse", () => {
  test.use(SCREENS.desktop);

  test("the list of country codes stays open when its edge is pressed, as on its scroll bar", async ({
    page,
  }) => {
    const { account, layout } = textsOf("en");
    await openPage(page, pathFor("home", "en"));
    await page.getByRole("button", { name: layout.login, exact: true }).first().click();
    const login = page.getByRole("dialog", { name: account.auth.login.title });
    await login.getByRole("button", { name: account.auth.login.switch_action, exact: true }).click();
    const codes = page.getByRole("dialog").getByRole("combobox", { name: account.auth.dial_code });
    await codes.click();
    const list = page.getByRole("listbox", { name: account.auth.dial_code });
    await list.click({ position: { x: 40, y: 2 } });
    await expect(list).toBeVisible();
    await list.getByRole("option").nth(2).click();
    await expect(list).toHaveCount(0);
    await expect(codes).toHaveValue(/\+\d/);
    await expect(codes).toBeFocused();
  });

  test("the choice of a package leads the focus to its form, as the way to the packages leads to these", async ({
    page,
  }) => {
    const { occasions, orders, services } = textsOf("en");
    await openPage(page, pathFor("services", "en"));
    await page.getByRole("main").getByRole("heading", { level: 3 }).nth(1).getByRole("link").click();
    await page.getByRole("link", { name: occasions.ways.go_ready }).click();
    const packages = page.getByRole("region", { name: services.packages.title });
    await expect(packages).toBeFocused();
    await packages.getByRole("link").nth(1).click();
    const form = page.getByRole("region", { name: orders.form.title });
    await expect(form).toBeFocused();
    await expect(
      form.getByLabel(orders.form.package, { exact: true }).locator("option").nth(1),
    ).toHaveJSProperty("selected", true);
  });

  test("an end that moves with the start, and a number that is too high, are said", async ({ page }) => {
    const { quote } = textsOf("en");
    const day = tripDayFor({ locale: "en", phone: false, daysAhead: 56 });
    await openPage(page, `${await boatPath(page, "en")}?date=${day}&start_hour=10&end_hour=12`);
    const start = page.getByLabel(quote.start, { exact: true });
    const end = page.getByLabel(quote.end, { exact: true });
    await page.getByText(quote.exact_hours, { exact: true }).click();
    await expect(start.locator("option[value='11']")).toBeEnabled();
    await start.selectOption("11");
    await expect(end).toHaveValue("13");
    await expect(said(page)).toHaveText(`${quote.end}: 13:00`);
    await page.getByLabel(quote.persons, { exact: true }).fill("400");
    await expect(said(page)).toHaveText(`${quote.persons}: 12`);
  });

  test("the steppers of a trip that is changed are named, and end at what the boat takes", async ({
    page,
  }) => {
    const { change, quote } = textsOf("en");
    const { reservationId: id } = await payTrip(page, { locale: "en", phone: false, daysAhead: 133 });
    await openPage(page, pathFor("changeTrip", "en", { id }));
    const persons = page.getByLabel(change.persons, { exact: true });
    await persons.fill("12");
    const more = page.getByRole("button", { name: quote.more.replace("{name}", change.persons) });
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await more.click({ force: true });
    await expect(persons).toHaveValue("12");
  });
});
