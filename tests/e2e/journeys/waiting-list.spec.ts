import { expect, type Page, test } from "playwright/test";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { addDays, atHour } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { registerInModal } from "@/tests/e2e/steps/session/register-in-modal";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { operate } from "@/tests/e2e/steps/site/operate";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

/** Takes the whole day of the boat. */
async function fillDay(page: Page, day: string): Promise<void> {
  const { code } = await callSite<VehicleResponse>(page.context(), `vehicles/${INSTANT_BOAT}`);
  await operate("boats", "block", code, atHour(day, 0), atHour(addDays(day, 1), 12), "full");
}

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("a full day of the calendar in the sheet can be waited for in Arabic, and left again", async ({
    page,
  }) => {
    const day = tripDayFor({ locale: "ar", phone: true, daysAhead: 53 });
    await fillDay(page, day);
    const { quote } = textsOf("ar");
    await page.goto(await boatPath(page, "ar"), { waitUntil: "networkidle" });
    await page.locator(".booking-bar").getByRole("button").click();
    const sheet = page.getByRole("dialog", { name: quote.title });
    await sheet.getByRole("button", { name: quote.open_calendar, exact: true }).click();
    const full = sheet.getByRole("button", { name: new RegExp(`^${formatDay(day, "ar", "full")}`) });
    for (let months = 0; months < 3 && (await full.count()) === 0; months += 1)
      await sheet.getByRole("button", { name: quote.calendar.next_month, exact: true }).click();
    await full.click();
    await sheet.getByRole("button", { name: quote.waiting.join, exact: true }).click();
    await registerInModal(page, { locale: "ar" });
    const joined = quote.waiting.joined.replace("{day}", formatDay(day, "ar", "short"));
    await expect(sheet.getByText(joined)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: quote.waiting.leave, exact: true }).click();
    await expect(sheet.getByRole("button", { name: quote.waiting.join, exact: true })).toBeVisible();
    expect((await callSite<{ items: object[] }>(page.context(), "user/waiting-list")).items).toEqual([]);
  });
});
