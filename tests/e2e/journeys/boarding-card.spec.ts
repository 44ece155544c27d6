import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { logOut } from "@/tests/e2e/steps/session/log-out";
import { SCREENS, textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

async function expectCard(page: Page, { locale }: Visitor): Promise<void> {
  const { boarding } = textsOf(locale);
  await expect(page.getByText(/^PLM-[0-9A-Z]{8}$/)).toBeVisible();
  await expect(page.getByRole("img", { name: boarding.qr_alt })).toBeVisible();
  await expect(page.getByText(boarding.meeting_point, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^\+90 \d{3} \d{3} \d{2} \d{2}$/ })).toBeVisible();
}

test.describe("the boarding card on a phone", () => {
  test.use(SCREENS.phone);

  test("opens offline once it is stored, and is deleted by logging out", async ({ page, context }) => {
    const visitor: Visitor = { locale: "ar", phone: true, daysAhead: 105 };
    const { boarding } = textsOf("ar");
    const { reservationId: id } = await payTrip(page, visitor);
    const card = pathFor("boardingCard", "ar", { id });
    const reservation = pathFor("reservation", "ar", { id });
    await page.goto(reservation);
    // Folded until the trip is near.
    await expect(page.getByRole("img", { name: boarding.qr_alt })).toBeHidden();
    await page.getByText(boarding.qr, { exact: true }).click();
    await expect(page.getByRole("img", { name: boarding.qr_alt })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: boarding.offline.keep }).click();
    await expect(page.getByText(boarding.offline.kept)).toBeVisible();

    await context.setOffline(true);
    await page.goto(card);
    await expectCard(page, visitor);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.goto(reservation);
    await expect(page).toHaveURL(new RegExp(`${card}$`));
    await expectCard(page, visitor);
    await context.setOffline(false);
    await page.goto(card);
    await expectAccessible(page);

    await page.goto(reservation);
    await logOut(page, visitor);
    await context.setOffline(true);
    await expect(page.goto(card)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

test.describe("the boarding card on a desktop", () => {
  test.use(SCREENS.desktop);

  test("is downloaded as one self-contained file, prints without buttons, and offers a calendar file", async ({
    page,
    context,
  }, testInfo) => {
    const visitor: Visitor = { locale: "en", phone: false, daysAhead: 106 };
    const { boarding } = textsOf("en");
    const { reservationId: id, choice } = await payTrip(page, visitor);
    await page.goto(pathFor("reservation", "en", { id }));
    const calendar = page.waitForEvent("download");
    await page.getByRole("link", { name: boarding.calendar }).click();
    const ics = await readFile((await (await calendar).path()) ?? "", "utf8");
    expect(ics).toContain(`DTSTART;TZID=Europe/Istanbul:${choice.start_date.replace(/[-:]/g, "")}00`);
    expect(ics).toContain(`UID:${id}`);

    // The page's policy forbids handlers in its HTML.
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto(pathFor("boardingCard", "en", { id }));
    await page.getByRole("button", { name: boarding.print }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    await page.goto(pathFor("reservation", "en", { id }));

    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: boarding.save }).click();
    const file = testInfo.outputPath("card.html");
    await (await saved).saveAs(file);
    await context.setOffline(true);
    await page.goto(pathToFileURL(file).href);
    await expectCard(page, visitor);
    const print = page.getByRole("button", { name: boarding.print });
    await expect(print).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(print).toBeHidden();
    await expectCard(page, visitor);
  });

  test("the reservation's own page prints what it says, without menus, buttons and footer", async ({
    page,
  }) => {
    const { reservations } = textsOf("en");
    const { reservationId: id, number } = await payTrip(page, { locale: "en", phone: false, daysAhead: 108 });
    await page.goto(pathFor("reservation", "en", { id }));
    const menu = page.getByRole("banner");
    await expect(menu).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(menu).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("link", { name: textsOf("en").boarding.open })).toBeHidden();
    await expect(page.getByRole("heading", { name: reservations.history.title })).toBeVisible();
    await expect(page.getByText(number).first()).toBeVisible();
  });

  test("is private: without the session there is no card and no calendar", async ({ page, browser }) => {
    const visitor: Visitor = { locale: "en", phone: false, daysAhead: 107 };
    const { reservationId: id } = await payTrip(page, visitor);
    const stranger = await browser.newContext();
    for (const name of ["boardingCard", "tripCalendar"] as const) {
      const mine = await page.request.get(pathFor(name, "en", { id }));
      expect([mine.status(), mine.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
      expect(mine.headers()["x-robots-tag"]).toBe("noindex, nofollow");
      const theirs = await stranger.request.get(pathFor(name, "en", { id }), { maxRedirects: 0 });
      expect(theirs.status()).toBe(307);
      expect(await theirs.text()).not.toContain("PLM-");
    }
    await stranger.close();
  });
});
