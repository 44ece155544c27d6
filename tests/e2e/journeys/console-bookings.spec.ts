import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectFine, openDemo } from "@/tests/e2e/steps/session/open-console";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { holdTrip, REQUEST_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

const visitor = (daysAhead: number) => ({ locale: "tr" as const, phone: false, daysAhead });

async function openBooking(page: Page, number: string, lang: "tr" | "en"): Promise<void> {
  await openDemo(page, lang);
  await page.goto(`/operate/reservations/${number}?lang=${lang}`);
}

/** Presses what the action's window offers last: what it does is shown by then. */
async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function requestedBy(context: BrowserContext, daysAhead: number): Promise<string> {
  await signIn(context);
  return (await holdTrip(context, tripDayFor(visitor(daysAhead)), REQUEST_BOAT)).number;
}

test.describe("the office answers for an owner, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("a request is accepted after its effect was shown, its letters included; then its time to pay is extended", async ({
    page,
    browser,
  }) => {
    const { console: t, reservations } = textsOf("tr");
    const customer = await browser.newContext();
    const number = await requestedBy(customer, 151);
    await openBooking(page, number, "tr");
    await expectFine(page);

    const title = (action: keyof typeof t.booking.title) =>
      t.booking.title[action].replace("{number}", number);
    await page.getByRole("button", { name: title("accept") }).click();
    const dialog = page.getByRole("dialog", { name: title("accept") });
    await expect(dialog.getByText(`→ ${reservations.status.request_created_payment_pending}`)).toBeVisible();
    await expect(dialog.getByText(t.audit.event.booking_accepted)).toBeVisible();
    await dialog.locator("summary").first().click();
    await expect(dialog.locator("pre").first()).toContainText(number);
    await expectFine(page);
    // A second look changes nothing: the request is still one.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: title("decline") })).toBeVisible();

    await page.getByRole("button", { name: title("accept") }).click();
    await confirm(page, t.booking.action.accept);
    await expect(page.getByRole("cell", { name: t.reservation.event.accept }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: title("decline") })).toHaveCount(0);

    await page.getByRole("button", { name: title("extend") }).click();
    await page.getByLabel(t.booking.hours).fill("zwei");
    await page.getByRole("button", { name: t.action.foresee }).click();
    await expect(page.getByLabel(t.booking.hours)).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel(t.booking.hours).fill("1");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t.effect.field.expires_at)).toBeVisible();
    await confirm(page, t.booking.action.extend);
    await expect(page.getByRole("cell", { name: t.audit.event.deadline_extended }).first()).toBeVisible();
    await customer.close();
  });

  test("a trip moves by an hour, a part goes back, a colleague reads the note; then it is cancelled in full", async ({
    page,
    browser,
  }) => {
    const { console: t } = textsOf("en");
    const customer = await browser.newContext();
    const { number, choice } = await payTrip(await customer.newPage(), visitor(158));
    await openBooking(page, number, "en");
    const title = (action: keyof typeof t.booking.title) =>
      t.booking.title[action].replace("{number}", number);

    await page.getByRole("button", { name: title("move") }).click();
    await page.getByLabel(t.booking.starts).fill(choice.start_date.replace("T10", "T11"));
    await page.getByLabel(t.booking.ends).fill(choice.end_date.replace("T14", "T15"));
    await page.keyboard.press("Enter");
    await expect(page.getByText(t.audit.event.trip_moved)).toBeVisible();
    await expectFine(page);
    await confirm(page, t.booking.action.move);
    await expect(page.getByRole("cell", { name: t.audit.event.trip_moved }).first()).toBeVisible();

    await page.getByRole("button", { name: title("refund") }).click();
    await page.getByLabel(t.booking.amount, { exact: true }).fill("100,50");
    await page.getByLabel(t.booking.reason).fill("The shower was cold");
    await page.getByRole("button", { name: t.action.foresee }).click();
    await expect(page.getByRole("dialog").getByText(`${number}: ₺100,50`).first()).toBeVisible();
    await confirm(page, t.booking.action.refund);
    await expect(page.getByText("₺100,50").first()).toBeVisible();

    await page.getByLabel(t.reservation.note_label).fill("<b>Call</b> back after six");
    await page.getByRole("button", { name: t.reservation.note_save }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "<b>Call</b> back after six" })).toBeVisible();
    await expect(page.getByLabel(t.reservation.note_label)).toHaveValue("");

    await page.getByRole("button", { name: title("cancel") }).click();
    await page.getByLabel(t.booking.cause).selectOption("owner");
    await page.getByLabel(t.booking.reason).fill("The engine");
    await page.getByRole("button", { name: t.action.foresee }).click();
    await expect(page.getByText(t.audit.event.booking_cancelled)).toBeVisible();
    await confirm(page, t.booking.action.cancel);
    await expect(page.getByRole("cell", { name: t.reservation.event.cancel }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: title("move") })).toHaveCount(0);
    await customer.close();
  });
});

test.describe("a captain's question at the quay, on a phone", () => {
  test.use(SCREENS.phone);

  test("two colleagues confirm the same at once: the second is told, and nothing is done twice", async ({
    page,
    browser,
  }) => {
    const { console: t } = textsOf("tr");
    const customer = await browser.newContext();
    const number = await requestedBy(customer, 165);
    await openBooking(page, number, "tr");
    const decline = t.booking.title.decline.replace("{number}", number);
    await page.getByRole("button", { name: decline }).click();
    await page.getByLabel(t.booking.reason).fill("Tekne bakımda");
    await page.getByRole("button", { name: t.action.foresee }).click();
    await expect(page.getByText(t.audit.event.booking_declined)).toBeVisible();
    await expectFine(page);

    const colleague = await browser.newContext();
    const other = await colleague.newPage();
    await openBooking(other, number, "tr");
    await other.getByRole("button", { name: t.booking.title.accept.replace("{number}", number) }).click();
    await expect(other.getByText(t.audit.event.booking_accepted)).toBeVisible();
    await confirm(other, t.booking.action.accept);

    await page
      .getByRole("dialog")
      .getByRole("button", { name: t.booking.action.decline, exact: true })
      .click();
    await expect(
      page.getByRole("alert").filter({ hasText: textsOf("tr").errors.transition_not_allowed }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole("cell", { name: t.reservation.event.accept }).first()).toBeVisible();
    await expect(page.getByRole("cell", { name: t.reservation.event.decline })).toHaveCount(0);
    await colleague.close();
    await customer.close();
  });
});
