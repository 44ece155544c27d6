import { expect, type Page, test } from "playwright/test";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { addDays, atHour } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { registerInModal } from "@/tests/e2e/steps/session/register-in-modal";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { operate } from "@/tests/e2e/steps/site/operate";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

const PERSONS = 6;

/** Takes the whole day of the boat; returns the number of the block. */
async function fillDay(page: Page, day: string): Promise<string> {
  const { code } = await callSite<VehicleResponse>(page.context(), `vehicles/${INSTANT_BOAT}`);
  const said = await operate("boats", "block", code, atHour(day, 0), atHour(addDays(day, 1), 12), "full");
  return /block (\d+)/.exec(said)?.[1] ?? "";
}

async function typeTrip(page: Page, locale: Locale, day: string): Promise<void> {
  const { quote } = textsOf(locale);
  const card = page.getByRole("main").or(page.getByRole("dialog", { name: quote.title }));
  await card.getByLabel(quote.date, { exact: true }).last().fill(day);
  await card.getByLabel(quote.persons, { exact: true }).last().fill(String(PERSONS));
}

test.describe("on a desktop", () => {
  test.use(SCREENS.desktop);

  test("an entry in the waiting list of a full day survives registration, is mailed when the day is free, and ends by the mail's link", async ({
    page,
    browser,
  }) => {
    const day = tripDayFor({ locale: "en", phone: false, daysAhead: 51 });
    const block = await fillDay(page, day);
    const { quote, account_area: account } = textsOf("en");
    await openPage(page, await boatPath(page, "en"));
    await typeTrip(page, "en", day);
    await page.getByRole("button", { name: quote.waiting.join, exact: true }).click();
    const email = await registerInModal(page, { locale: "en" }, { proof: "now" });
    const named = formatDay(day, "en", "short");
    await expect(page.getByText(quote.waiting.joined.replace("{day}", named))).toBeVisible();
    await expect(page.getByLabel(quote.date, { exact: true })).toHaveValue(day);
    const entries = await callSite<{ items: object[] }>(page.context(), "user/waiting-list");
    expect(entries.items).toMatchObject([{ date: day, kind: "hourly", person_count: PERSONS }]);
    await page.goto(pathFor("waitingList", "en"));
    await expect(page.getByRole("listitem").filter({ hasText: day.slice(0, 4) })).toContainText(
      account.waiting.waiting,
    );
    await expectAccessible(page);

    await operate("boats", "unblock", block);
    const link = await readOutbox(email, /(https?:\/\/\S+\/waiting-list\/\S+)/);
    const trip = await readOutbox(email, new RegExp(`(https?://\\S+date=${day}\\S+)`));
    expect(new URL(trip).searchParams.get("persons")).toBe(String(PERSONS));

    const phone = await browser.newContext(SCREENS.phone);
    const mail = await phone.newPage();
    await openPage(mail, trip);
    await expect(mail.locator(".booking-bar")).toContainText(named);
    const response = await mail.goto(link);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    await expect(mail.getByText(account.waiting.question)).toBeVisible();
    await expect(mail.getByText(formatDay(day, "en", "full"))).toBeVisible();
    await expect(mail.getByRole("link", { name: account.waiting.see_boat })).toHaveAttribute(
      "href",
      new RegExp(`date=${day}.*persons=${PERSONS}`),
    );
    await expectAccessible(mail);
    await mail.getByRole("button", { name: account.waiting.end, exact: true }).click();
    await expect(mail.getByText(account.waiting.ended)).toBeVisible();
    await expectAccessible(mail);
    await mail.goto(link.replace(/waiting-list\/.{4}/, "waiting-list/AAAA"));
    await expect(mail.getByText(account.waiting.invalid)).toBeVisible();
    await phone.close();
    expect((await callSite<{ items: object[] }>(page.context(), "user/waiting-list")).items).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("a full day of the calendar in the sheet can be waited for in Arabic, and left again", async ({
    page,
  }) => {
    const day = tripDayFor({ locale: "ar", phone: true, daysAhead: 53 });
    await fillDay(page, day);
    const { quote } = textsOf("ar");
    await openPage(page, await boatPath(page, "ar"));
    await page.locator(".booking-bar").getByRole("button").click();
    const sheet = page.getByRole("dialog", { name: quote.title });
    const full = sheet.getByRole("button", { name: new RegExp(`^${formatDay(day, "ar", "full")}`) });
    for (let months = 0; months < 3 && (await full.count()) === 0; months += 1)
      await sheet.getByRole("button", { name: quote.calendar.next_month, exact: true }).click();
    await full.click();
    await sheet.getByRole("button", { name: quote.waiting.join, exact: true }).click();
    await registerInModal(page, { locale: "ar" }, { proof: "now" });
    const joined = quote.waiting.joined.replace("{day}", formatDay(day, "ar", "short"));
    await expect(sheet.getByText(joined)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: quote.waiting.leave, exact: true }).click();
    await expect(sheet.getByRole("button", { name: quote.waiting.join, exact: true })).toBeVisible();
    expect((await callSite<{ items: object[] }>(page.context(), "user/waiting-list")).items).toEqual([]);
  });
});
