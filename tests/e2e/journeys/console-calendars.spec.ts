import { expect, type Page, test } from "playwright/test";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { expectFine, expectReactive, goByMenu, openDemo } from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";
import { calendarText } from "@/tests/fixtures/calendars/calendar-text";

const hours = (day: string, from: number, until: number) => ({
  startsAt: toInstant(atHour(day, from)),
  endsAt: toInstant(atHour(day, until)),
});

const fileOf = (...periods: Parameters<typeof calendarText>[0]) => ({
  name: "airbnb.ics",
  mimeType: "text/calendar",
  buffer: Buffer.from(calendarText(periods)),
});

/** Fills in the window of an action, looks at what it will do and confirms it by its last button. */
async function carryOut(page: Page, button: string, fields: Record<string, string>, confirm: string) {
  const { console: t } = textsOf("tr");
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  return {
    dialog,
    foresee: () => dialog.getByRole("button", { name: t.action.foresee }).click(),
    confirm: async () => {
      await dialog.getByRole("button", { name: confirm, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    },
  };
}

test.describe("calendars of other platforms, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("a file blocks what is free and is in conflict with what is sold, which the console settles; its block is in the grid", async ({
    page,
    browser,
  }) => {
    const { console: t, console_calendars: own, console_grid: grid } = textsOf("tr");
    const customer = await (await browser.newContext()).newPage();
    const visitor = { locale: "tr" as const, phone: false, daysAhead: 213 + test.info().retry };
    const { boat, number } = await payTrip(customer, visitor);
    const day = tripDayFor(visitor);
    await openDemo(page, "tr");
    await goByMenu(page, t.pages.calendars);
    await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
    await expect(page.getByText(own.import_off)).toBeVisible();
    await expectFine(page);
    await expectReactive(page);

    const upload = await carryOut(
      page,
      own.add_file,
      { [own.boat_code]: boat.code, [own.name]: "Airbnb" },
      own.add_file,
    );
    await upload.dialog.getByLabel(own.text).setInputFiles(fileOf(hours(day, 8, 20)));
    await expect(upload.dialog.getByText(t.action.file_read)).toBeVisible();
    await expectFine(page);
    await upload.foresee();
    await expect(
      upload.dialog.getByRole("listitem").filter({ hasText: t.effect.occupancy.block }),
    ).toHaveCount(2);
    await upload.confirm();

    const conflict = page.getByRole("row").filter({ hasText: number });
    await expect(conflict).toContainText("08:00 – 20:00");
    await expect(conflict).toContainText("10:00 – 14:00");
    await expect(conflict.getByRole("link", { name: own.offer })).toHaveAttribute("href", new RegExp(number));
    await expectFine(page);
    await page.goto("/operate");
    await expect(page.getByRole("link", { name: /platformun takvimiyle/ })).toBeVisible();

    await page.goto(`/operate/grid?view=day&from=${day}&q=${boat.code}`);
    await expect(
      page.getByRole("img", { name: new RegExp(`^${grid.kinds.imported}, .*Airbnb`) }),
    ).toHaveCount(2);
    await expectFine(page);

    await page.goto("/operate/calendars");
    await expectReactive(page);
    await conflict.getByRole("button", { name: own.settle }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: own.settle, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(conflict).toHaveCount(0);
    await page
      .getByRole("button", { name: new RegExp(`^${own.remove}: `) })
      .first()
      .click();
    await dialog.getByRole("button", { name: own.remove, exact: true }).click();
    await expect(page.getByText(own.no_feeds)).toBeVisible();
  });
});

test.describe("addresses for other platforms, on a phone", () => {
  test.use(SCREENS.phone);

  test("an address is made, opened by anybody without a session, and revoked", async ({ page, browser }) => {
    const { console: t, console_calendars: own } = textsOf("en");
    await openDemo(page, "en");
    await page.goto("/operate/calendars?lang=en");
    await expectReactive(page);
    await page.getByRole("button", { name: own.add_link }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(own.boat_code).fill("PLM-1036");
    await dialog.getByLabel(own.name, { exact: true }).fill("Airbnb");
    await dialog.getByLabel(own.tick_days).check();
    await expectFine(page);
    await dialog.getByRole("button", { name: t.action.foresee }).click();
    await dialog.getByRole("button", { name: own.add_link, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const address = (await page.getByText(/\/calendars\/[\w-]{43}\.ics$/).textContent()) ?? "";
    await expectFine(page);

    const other = await browser.newContext();
    const { pathname } = new URL(address);
    const answer = await other.request.get(pathname);
    const headers = answer.headers();
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=300",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(headers["set-cookie"]).toBeUndefined();
    const again = await other.request.get(pathname, { headers: { "If-None-Match": headers.etag ?? "" } });
    expect(again.status()).toBe(304);

    await page.getByRole("button", { name: /^Revoke the address: / }).click();
    await dialog.getByRole("button", { name: own.revoke, exact: true }).click();
    await expect(page.getByText(own.no_links)).toBeVisible();
    expect((await other.request.get(pathname)).status()).toBe(404);
  });
});
