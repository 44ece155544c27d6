import { expect, type Locator, type Page, test } from "playwright/test";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { expectFocusKept, pressAt, pressKey, tabTo, typeAt, typeText } from "@/tests/e2e/steps/page/keys";
import { demoConsoleAddress, expectFine, expectReactive } from "@/tests/e2e/steps/session/open-console";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";
import { holdTrip, INSTANT_BOAT, REQUEST_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

/** A boat that no other test blocks. */
const BLOCKED_BOAT = "PLM-1044";

test.use(SCREENS.desktop);

/** Looks for a number from anywhere. */
async function find(page: Page, number: string): Promise<void> {
  await expectReactive(page);
  await pressKey(page, "Control+k");
  await expect(page.getByRole("searchbox", { name: textsOf("tr").console.find.label })).toBeFocused();
  await typeText(page, number);
  await pressKey(page, "Enter");
}

/** What was done by a dialog: its button has the focus again, or what took its place. */
async function expectDone(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toHaveCount(0);
  await expectFocusKept(page);
}

test("a day without the mouse: a request is accepted, a question answered, a boat blocked, the shortcuts read", async ({
  page,
  browser,
}) => {
  const { console: t, console_inbox: inbox, console_grid: grid, console_keys: keys } = textsOf("tr");
  const customer = await browser.newContext();
  await signIn(customer);
  await proveEmail(customer);
  const day = addDays(tripDayOf(new Date()), 210 + test.info().retry);
  const asked = await holdTrip(customer, day, REQUEST_BOAT);
  const boat = await callSite<VehicleResponse>(customer, `vehicles/${INSTANT_BOAT}`);
  const { id } = await callSite<{ id: string }>(customer, "questions", {
    vehicle_id: boat.id,
    topics: [],
    text: "Buz var mı?",
  });
  const question = await withSiteDatabase(
    async (client) => (await client.query("select number from questions where id = $1", [id])).rows[0],
  );
  await customer.close();

  await page.goto(`${demoConsoleAddress()}?lang=tr`);
  await pressAt(page, page.getByRole("button", { name: t.demo.button }));
  await expect(page).toHaveURL((url) => url.pathname === "/operate");
  const dialog = page.getByRole("dialog");

  await expectReactive(page);
  await pressKey(page, "?");
  await expect(dialog.getByText(keys.does.find, { exact: true })).toBeVisible();
  await expectFine(page);
  await pressKey(page, "Escape");
  await expect(dialog).toHaveCount(0);

  await find(page, asked.number.toLowerCase());
  await expect(page).toHaveURL((url) => url.pathname === `/operate/reservations/${asked.number}`);
  await expectReactive(page);
  await pressAt(
    page,
    page.getByRole("button", { name: t.booking.title.accept.replace("{number}", asked.number) }),
  );
  await pressAt(page, dialog.getByRole("button", { name: t.booking.action.accept, exact: true }));
  await expectDone(page, dialog);
  const payable = textsOf("tr").reservations.status.request_created_payment_pending;
  await expect(page.getByText(payable).first()).toBeVisible();

  await find(page, question.number);
  await expect(page).toHaveURL((url) => url.pathname === "/operate/find");
  await expectReactive(page);
  await pressAt(page, page.getByRole("link", { name: question.number }));
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(question.number) })).toBeVisible();
  await expectReactive(page);
  await pressAt(page, page.getByRole("button", { name: inbox.acts.claim, exact: true }));
  await expect(page.getByText(inbox.acts.mine)).toBeVisible();
  await typeAt(page, page.locator("#answer-text"), "Evet, her sabah yüklenir.");
  await pressAt(
    page,
    page.getByRole("button", { name: inbox.answer.send_title.replace("{number}", question.number) }),
  );
  await pressAt(page, dialog.getByRole("button", { name: inbox.answer.send, exact: true }));
  await expectDone(page, dialog);
  await expect(page.getByRole("listitem").filter({ hasText: "Evet, her sabah yüklenir." })).toBeVisible();

  await page.goto(`/operate/grid?from=${day}&q=${BLOCKED_BOAT}`);
  await expectReactive(page);
  // The cursor lets the mouse through to what lies below it: its ring alone shows where it is.
  const cursor = page.locator(".grid-cursor");
  await tabTo(page, page.getByRole("button", { name: grid.show, exact: true }));
  for (
    let presses = 0;
    presses < 10 && !(await cursor.evaluate((one) => one === document.activeElement));
    presses += 1
  )
    await pressKey(page, "Tab");
  await expect(cursor).toBeFocused();
  await pressKey(page, "Space");
  const picks = page.getByRole("region", { name: grid.picks });
  await pressAt(page, picks.getByRole("button", { name: /^Satışa kapat: / }));
  await typeAt(page, dialog.getByLabel(grid.note), "Kızak");
  await pressAt(page, dialog.getByRole("button", { name: t.action.foresee }));
  await pressAt(page, dialog.getByRole("button", { name: grid.block, exact: true }));
  await expectDone(page, dialog);
  await expect(page.getByRole("img", { name: /Kızak/ })).toHaveCount(1);
});

test("a booking as its customer sees it: in the customer's language, nothing in it reacts, and it is written down", async ({
  page,
}) => {
  const { console: t } = textsOf("tr");
  await page.goto(`${demoConsoleAddress()}?lang=tr`);
  await page.getByRole("button", { name: t.demo.button }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/operate");
  await page.goto("/operate/reservations/PLM-DEM00005");
  await page.getByRole("link", { name: t.as_customer.open }).click();
  const title = t.as_customer.title.replace("{number}", "PLM-DEM00005");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectFine(page);
  const mirror = page.locator(".console-mirror");
  await expect(mirror).toHaveAttribute("dir", "rtl");
  await expect(mirror).toContainText(textsOf("ar").reservations.status.reservation_created);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).filter((name) => name.includes("session"))).toEqual([]);
  const buttons = mirror.locator("a, button");
  expect(await buttons.count()).toBeGreaterThan(3);
  const focused = await buttons.evaluateAll((all) =>
    all.filter((one) => {
      (one as HTMLElement).focus();
      return document.activeElement === one;
    }),
  );
  expect(focused).toEqual([]);
  await page.goto(`/operate/audit?about=${encodeURIComponent("omar.demo@palamar.example")}`);
  await expect(page.getByRole("row").filter({ hasText: "as_customer: true" }).first()).toBeVisible();
  const order = await page.goto("/operate/reservations/ORG-DEM00001/as-customer");
  await expect(mirror).toContainText(textsOf("tr").orders.status.order_paid);
  await expect(mirror).toContainText(textsOf("tr").orders.history.title);
  await expectFine(page);
  expect(order?.headers()["cache-control"]).toContain("no-store");
  expect(order?.headers()["x-robots-tag"]).toContain("noindex");
});
