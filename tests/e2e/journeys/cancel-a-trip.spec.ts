import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { holdTrip } from "@/tests/e2e/steps/trip/hold-trip";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

const REASON = "Misafirlerimiz gelemiyor";

test.describe("a customer on a phone", () => {
  test.use(SCREENS.phone);

  test("cancels a paid trip after seeing the refund, and sees the refund's progress", async ({ page }) => {
    const visitor: Visitor = { locale: "tr", phone: true, daysAhead: 100 };
    const { cancellation, reservations } = textsOf("tr");
    const { reservationId: id } = await payTrip(page, visitor);
    await page.goto(pathFor("reservation", "tr", { id }));
    await page.getByRole("button", { name: cancellation.open_reservation }).click();
    const dialog = page.getByRole("dialog", { name: cancellation.title_reservation });
    await expect(dialog.getByText(cancellation.refund_title)).toBeVisible();
    const back =
      (await dialog
        .getByText(/^₺[\d.]+,\d\d$/)
        .first()
        .textContent()) ?? "";
    await expectAccessible(page);
    await dialog.getByText(cancellation.reasons.plan).click();
    await dialog.getByLabel(cancellation.reason_text).fill(REASON);
    await dialog.getByRole("button", { name: cancellation.confirm_reservation }).click();

    await expect(dialog).toBeHidden();
    await expect(page.getByText(reservations.status.reservation_cancelled).first()).toBeVisible();
    const notice = page.getByText(reservations.refund.title, { exact: true }).locator("..");
    await expect(notice).toContainText(back);
    await expect(page.getByText(`${cancellation.reasons.plan} – ${REASON}`)).toBeVisible();
    await expect(page.getByRole("button", { name: cancellation.open_reservation })).toHaveCount(0);
    const returned = reservations.refund.returned.replace("<amount></amount>", back).split("(")[0] ?? "";
    await expect(async () => {
      await page.reload();
      await expect(notice).toContainText(returned.trim(), { timeout: 1000 });
    }).toPass({ timeout: 45_000 });
  });
});

test.describe("a customer with a keyboard", () => {
  test.use(SCREENS.desktop);

  test("closes the dialog without a change, then withdraws a hold by keyboard", async ({ page, context }) => {
    const { cancellation, reservations } = textsOf("en");
    await signIn(context);
    const day = tripDayFor({ locale: "en", phone: false, daysAhead: 101 });
    const { reservationId: id } = await holdTrip(context, day);
    await page.goto(pathFor("reservation", "en", { id }));
    const open = page.getByRole("button", { name: cancellation.open_request });
    await open.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: cancellation.title_request });
    await expect(dialog.getByText(cancellation.nothing_paid)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByLabel(cancellation.reasons.plan).focus();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByLabel(cancellation.reasons.weather)).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Too windy");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText(reservations.status.request_cancelled).first()).toBeVisible();
  });

  test("sees both amounts before giving up an unpaid trip for another day, and books that with the same choice", async ({
    page,
    context,
  }) => {
    const visitor: Visitor = { locale: "en", phone: false, daysAhead: 102 };
    const { cancellation, checkout } = textsOf("en");
    await signIn(context);
    const { reservationId: id } = await holdTrip(context, tripDayFor(visitor));
    await page.goto(pathFor("reservation", "en", { id }));
    await page.getByRole("button", { name: cancellation.rebook.open }).click();
    const dialog = page.getByRole("dialog", { name: cancellation.rebook.title });
    const newDay = tripDayFor({ ...visitor, daysAhead: 103 });
    await dialog.getByLabel(cancellation.rebook.day).fill(newDay);
    await expect(dialog.getByText(/^₺[\d.]+,\d\d$/)).toHaveCount(3);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: cancellation.rebook.confirm }).click();
    await page.waitForURL(/\/reserve\//);
    expect(new URL(page.url()).searchParams.get("start_date")).toBe(`${newDay}T10:00`);
    await expect(page.getByRole("button", { name: checkout.submit_instant })).toBeEnabled();
  });
});
