import { expect, type Page, test } from "playwright/test";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { listOverflow } from "@/tests/e2e/steps/page/check-layout";
import { pressAt, pressKey, typeAt } from "@/tests/e2e/steps/page/keys";
import { expectFine, expectReactive, goByMenu, openDemo } from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { moveTrip } from "@/tests/e2e/steps/trip/move-trip";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

/** The only boat of its port, and boats that no other test blocks. */
const LONE_BOAT = { slug: "yel-degirmeni-surat-teknesi", port: "Alaçatı Marina" };
const BUSY_BOAT = { slug: "batik-kent-motor-yat", code: "PLM-1037" };
const FREE_BOATS = "PLM-103";

test.use(SCREENS.desktop);

/** The middle of a cell of the grid. */
async function cellOf(page: Page, row: number, column: number, columns: number) {
  const box = await page.locator(`[data-row="${row}"] > td`).first().boundingBox();
  if (!box) throw new Error(`No row ${row}`);
  return { x: box.x + ((column + 0.5) * box.width) / columns, y: box.y + box.height / 2 };
}

test("boats are blocked with the mouse, several at once, and freed with keys, each after its effect was shown", async ({
  page,
}) => {
  const { console: t, console_grid: grid } = textsOf("tr");
  // A repeated test finds what its first try has blocked.
  const day = addDays(tripDayOf(new Date()), 300 + 14 * test.info().retry);
  await openDemo(page, "tr");
  await goByMenu(page, t.pages.grid);
  await expect(page.getByRole("grid", { name: grid.title })).toBeVisible();
  await expectFine(page);
  await page.goto(`/operate/grid?from=${day}&q=${FREE_BOATS}`);
  await expectReactive(page);

  const [from, until] = [await cellOf(page, 0, 1, 7), await cellOf(page, 1, 2, 7)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(until.x, until.y, { steps: 4 });
  await page.mouse.up();
  const picks = page.getByRole("region", { name: grid.picks });
  await expect(picks).toContainText(`2 tekne: ${formatDay(addDays(day, 1), "tr", "brief")}`);
  await picks.getByRole("button", { name: /^Satışa kapat: / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(grid.note).fill("Kızak");
  await dialog.getByRole("button", { name: t.action.foresee }).click();
  await expect(dialog.getByText(t.effect.occupancy.block)).toHaveCount(2);
  await expectFine(page);
  await dialog.getByRole("button", { name: grid.block, exact: true }).click();
  const blocks = page.getByRole("img", { name: /Kızak/ });
  await expect(blocks).toHaveCount(2);
  await expect(picks.getByRole("button", { name: /^Satışa kapat: / })).toBeFocused();

  await page.locator(".grid-cursor").focus();
  await pressKey(page, "ArrowLeft");
  await expect(page.locator(".grid-cursor")).toHaveAccessibleName(/Kızak/);
  await pressKey(page, "Space");
  await expect(picks).toContainText("1 tekne");
  await pressAt(page, picks.getByRole("button", { name: /^Satışa aç: / }));
  await pressAt(page, dialog.getByRole("button", { name: t.action.foresee }));
  await pressAt(page, dialog.getByRole("button", { name: grid.free_up, exact: true }));
  await expect(picks.getByRole("button", { name: /^Satışa aç: / })).toBeFocused();
  await expect(blocks.last()).toHaveAccessibleName(new RegExp(formatDay(addDays(day, 2), "tr", "brief")));
  await page.locator(".grid-cursor").focus();
  await expect(page.locator(".grid-cursor")).toHaveAccessibleName(new RegExp(`: ${grid.free}$`));
  await pressKey(page, "Shift+ArrowUp");
  await pressKey(page, "Shift+ArrowRight");
  await expect(picks).toContainText("2 tekne");
  await pressKey(page, "Escape");
  await expect(picks).toHaveCount(0);
});

test("a paid trip is not blocked over: taking the boat out says first whom it costs the trip; keys open its page", async ({
  page,
  browser,
}) => {
  const { console: t, console_grid: grid } = textsOf("tr");
  const customer = await browser.newContext();
  const trip = await payTrip(
    await customer.newPage(),
    { locale: "tr", phone: false, daysAhead: 57 },
    BUSY_BOAT.slug,
  );
  await customer.close();
  const day = trip.choice.start_date.slice(0, 10);
  await openDemo(page, "tr");
  await page.goto(`/operate/grid?view=day&from=${day}&q=${BUSY_BOAT.code}`);
  await expectReactive(page);
  await expect(page.getByTitle(trip.number)).toBeVisible();
  await expectFine(page);

  const noon = await cellOf(page, 0, 12, 24);
  // On the bar itself a press would open it.
  await page.mouse.click((await cellOf(page, 0, 9, 24)).x, noon.y);
  await expect(page.locator(".grid-cursor")).toBeFocused();
  await pressKey(page, "Shift+ArrowRight");
  const picks = page.getByRole("region", { name: grid.picks });
  const dialog = page.getByRole("dialog");
  await picks.getByRole("button", { name: /^Satışa kapat: / }).click();
  await typeAt(page, dialog.getByLabel(grid.note), "Kızak");
  await dialog.getByRole("button", { name: t.action.foresee }).click();
  await expect(dialog.getByText(BUSY_BOAT.code)).toBeVisible();
  await pressKey(page, "Escape");

  await picks.getByRole("button", { name: /^Hizmet dışına al/ }).click();
  await dialog.getByLabel(grid.reason).fill("Motor arızası");
  await dialog.getByRole("button", { name: t.action.foresee }).click();
  await expect(dialog.getByText(new RegExp(`^${trip.number}: .*→`))).toBeVisible();
  await expect(
    dialog.getByText(new RegExp(`^${trip.number}: .*${t.reservation.reason.cancelled_by_owner}$`)),
  ).toBeVisible();
  await pressKey(page, "Escape");
  await expect(picks.getByRole("button", { name: /^Hizmet dışına al/ })).toBeFocused();

  await page.locator(".grid-cursor").focus();
  await pressKey(page, "ArrowRight");
  await pressKey(page, "Enter");
  await expect(page.getByTitle(trip.number)).toBeFocused();

  await page.goto(`/operate/grid?view=month&from=${day}&q=${BUSY_BOAT.code}`);
  await expectReactive(page);
  await expectFine(page);
  await page.locator(".grid-cursor").focus();
  const counted = grid.counted.replace("{kind}", grid.kinds.reservation).replace("{count}", "1");
  await expect(page.locator(".grid-cursor")).toHaveAccessibleName(new RegExp(`${counted}$`));
  await pressKey(page, "ArrowRight");
  await expect(page.locator(".grid-cursor")).toHaveAccessibleName(new RegExp(`: ${grid.free}$`));
  await pressKey(page, "ArrowLeft");
  await pressKey(page, "Enter");
  await expect(page).toHaveURL(/view=day/);
  await expectReactive(page);
  await page.getByTitle(trip.number).click();
  await expect(page).toHaveURL((url) => url.pathname === `/operate/reservations/${trip.number}`);
});

test("a port is closed by weather from Today: one preview for its trips, then they are gone and paid back", async ({
  page,
  browser,
}) => {
  const { console: t, console_sailings: sailings } = textsOf("tr");
  const customer = await browser.newContext();
  const trip = await payTrip(
    await customer.newPage(),
    { locale: "tr", phone: false, daysAhead: 58 },
    LONE_BOAT.slug,
  );
  await customer.close();
  await moveTrip(trip.reservationId, 24);
  const tomorrow = addDays(tripDayOf(new Date()), 1);
  await openDemo(page, "tr");
  await expectReactive(page);
  const port = page.getByRole("region", { name: LONE_BOAT.port });
  await expect(port).toContainText(trip.number);
  await expect(port).toContainText(sailings.sunset.replace("{time}", ""));
  await expectFine(page);

  await page.goto(`/operate/sailings?day=${tomorrow}`);
  await expect(page.getByRole("region", { name: LONE_BOAT.port })).toContainText(trip.number);
  await expectFine(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: t.nav })).toBeHidden();
  await expect(page.getByRole("button", { name: sailings.print })).toBeHidden();
  await expect(page.getByText(trip.number)).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.goto("/operate");
  await expectReactive(page);
  await port.getByRole("button", { name: `${sailings.close}: ${LONE_BOAT.port}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(sailings.reason).fill("Liman fırtına nedeniyle kapalı");
  await dialog.getByRole("button", { name: t.action.foresee }).click();
  await expect(dialog.getByText(new RegExp(`^${trip.number}: .*→`))).toBeVisible();
  await expect(
    dialog.getByText(new RegExp(`^${trip.number}: .*${t.reservation.reason.weather}$`)),
  ).toBeVisible();
  await expectFine(page);
  await dialog.getByRole("button", { name: sailings.close }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(trip.number)).toHaveCount(0);

  await page.goto(`/operate/reservations/${trip.number}`);
  await expect(page.getByText(textsOf("tr").reservations.status.reservation_cancelled).first()).toBeVisible();
});

test.describe("on a phone without a connection", () => {
  test.use(SCREENS.phone);

  test("Today is shown as it was kept, without scripts and controls, until the session ends or is closed", async ({
    page,
    context,
  }) => {
    const { console: t, console_sailings: sailings } = textsOf("tr");
    const [words = ""] = sailings.kept.split(":").slice(-1);
    await openDemo(page, "tr");
    await expectReactive(page);
    const isKept = () => page.evaluate(async () => (await caches.match("/operate")) !== undefined);
    await expect.poll(isKept).toBe(true);
    await expect(page.getByText(words)).toBeHidden();
    await page.reload();
    await expectReactive(page);

    await context.setOffline(true);
    await page.goto("/operate?lang=tr");
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("heading", { name: t.today.waits })).toBeVisible();
    expect(await page.locator("script, button, form").count()).toBe(0);
    expect(await listOverflow(page)).toEqual([]);

    await page.evaluate(async () => {
      const [name = ""] = await caches.keys();
      const cache = await caches.open(name);
      const kept = await cache.match("/operate");
      const headers = {
        ...Object.fromEntries(kept?.headers ?? []),
        "x-kept-until": new Date().toISOString(),
      };
      await cache.put("/operate", new Response(await kept?.text(), { headers }));
    });
    await expect(page.goto("/operate")).rejects.toThrow();
    await context.setOffline(false);

    await page.goto("/operate");
    await expect.poll(isKept).toBe(true);
    await page.getByRole("button", { name: t.log_out }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/operate/login");
    expect(await isKept()).toBe(false);
  });
});
