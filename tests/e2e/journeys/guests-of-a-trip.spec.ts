import { readFile } from "node:fs/promises";
import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { expectValidHtml } from "@/tests/e2e/steps/page/valid-html";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

const { guests: tr } = textsOf("tr");
const { guests: ar } = textsOf("ar");
const { guests: en } = textsOf("en");

const pathOf = (url: string) => new URL(url).pathname;

test.use(SCREENS.phone);

test("a customer invites to a paid trip, a guest answers without an account, and the customer sees it", async ({
  page,
  browser,
}) => {
  const { reservationId: id, number } = await payTrip(page, { locale: "tr", phone: true, daysAhead: 121 });
  await openPage(page, pathFor("reservation", "tr", { id }));
  await page.getByRole("button", { name: tr.own.invite, exact: true }).click();
  const link = page.getByRole("textbox", { name: tr.own.link });
  await expect(link).toHaveValue(/\/guests\/[\w-]{43}\?lang=tr$/);
  await expectAccessible(page);
  const url = await link.inputValue();

  const guestContext = await browser.newContext(SCREENS.phone);
  const guest = await guestContext.newPage();
  const response = await openPage(guest, url);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  await expectValidHtml(response);
  await expect(guest.locator("body")).not.toContainText(number);
  await expect(guest.locator("body")).not.toContainText("Yıldız");
  await expectAccessible(guest);
  await guest.getByRole("button", { name: tr.form.send }).click();
  await expect(guest.getByLabel(tr.form.name)).toBeFocused();
  await guest.getByLabel(tr.form.name).fill("Deniz");
  await guest.getByRole("button", { name: tr.form.more_adults }).click();
  await guest.getByRole("button", { name: tr.form.more_children }).click();
  await guest.getByRole("button", { name: tr.form.send }).click();
  const age = guest.getByLabel(tr.form.age.replace("{number}", "1"));
  await expect(age).toBeFocused();
  await age.selectOption("4");
  await guest.getByLabel(tr.form.note).fill("Fıstık alerjisi");
  await expectAccessible(guest);
  await guest.getByRole("button", { name: tr.form.send }).click();
  await expect(guest.getByText(/Deniz.*geliyorsunuz/)).toBeVisible();
  await expectValidHtml(await openPage(guest, guest.url()));
  await expect(guest.getByText(/Deniz.*geliyorsunuz/)).toBeVisible();

  await expectValidHtml(await openPage(page, page.url()));
  await expect(page.getByText("2 yetişkin · 1 çocuk (4 yaş)")).toBeVisible();
  await expect(page.getByText("Fıstık alerjisi")).toBeVisible();
  // The boxes change before their choices are stored, which is what the guest reads.
  const stored = (path: RegExp) =>
    page.waitForResponse((one) => one.request().method() === "PUT" && path.test(one.url()));
  const settled = stored(/\/guests\/[^/]+$/);
  await page.getByRole("listitem").filter({ hasText: "4 yaş" }).getByRole("checkbox").check();
  await settled;
  const shown = stored(/\/guests$/);
  await page.getByLabel(tr.own.shows_cost).check();
  await shown;
  await expect(page.getByLabel(tr.own.shows_cost)).toBeChecked();
  await expectAccessible(page);
  await openPage(guest, guest.url());
  await expect(guest.getByText(/3 kişi · ₺.* · verdi/)).toBeVisible();
  await page.getByRole("button", { name: tr.own.list_send }).click();
  await expect(page.getByRole("button", { name: tr.own.list_send })).toHaveCount(0);

  await page.getByRole("button", { name: tr.own.close, exact: true }).click();
  await page.getByRole("button", { name: tr.own.close_yes }).click();
  await expect(page.getByRole("button", { name: tr.own.invite_again })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: tr.page.invalid_title })).toBeVisible();
  await expectAccessible(guest);
  await guestContext.close();
});

test("a guest keeps the trip on the device, in Arabic, until the invitation is closed", async ({
  page,
  browser,
}) => {
  const { reservationId: id } = await payTrip(page, { locale: "en", phone: true, daysAhead: 122 });
  await openPage(page, pathFor("reservation", "en", { id }));
  await page.getByRole("button", { name: en.own.invite, exact: true }).click();
  const url = await page.getByRole("textbox", { name: en.own.link }).inputValue();
  const guestContext = await browser.newContext({ ...SCREENS.phone, acceptDownloads: true });
  const guest = await guestContext.newPage();
  await openPage(guest, url.replace("lang=en", "lang=ar"));
  await expect(guest.locator("html")).toHaveAttribute("dir", "rtl");
  await expectAccessible(guest);
  const calendar = guest.waitForEvent("download");
  await guest.getByRole("link", { name: ar.page.calendar }).click();
  const ics = await readFile((await (await calendar).path()) ?? "", "utf8");
  expect(ics).toContain("DTSTART;TZID=Europe/Istanbul:");
  expect(ics).not.toContain(id);
  expect(ics).not.toContain("PLM-");

  await guest.getByRole("button", { name: ar.offline.keep }).click();
  await expect(guest.getByText(ar.offline.kept)).toBeVisible();
  await guestContext.setOffline(true);
  await guest.goto(pathOf(url));
  await expect(guest).toHaveURL(/\/card$/);
  await expect(guest.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(guest.getByText(ar.page.weather_text)).toBeVisible();
  await guestContext.setOffline(false);
  await guest.goto(`${pathOf(url)}/card`);
  await expectAccessible(guest);

  await page.getByRole("button", { name: en.own.close, exact: true }).click();
  await page.getByRole("button", { name: en.own.close_yes }).click();
  await expect(page.getByRole("button", { name: en.own.invite_again })).toBeVisible();
  await guest.goto(`${pathOf(url)}/card?lang=ar`);
  await expect(guest.getByRole("heading", { name: ar.page.invalid_title })).toBeVisible();
  await guestContext.setOffline(true);
  await expect(guest.goto(`${pathOf(url)}/card`)).rejects.toThrow(/net::ERR_/);
  await guestContext.close();
});
