import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";
import { expireHold } from "@/tests/e2e/steps/trip/expire-hold";
import { holdTrip } from "@/tests/e2e/steps/trip/hold-trip";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/trip/pay";

/** A new customer who holds a boat. */
async function holdAs(context: BrowserContext, visitor: Visitor): Promise<{ id: string; email: string }> {
  const email = await signIn(context);
  const { reservationId: id } = await holdTrip(context, tripDayFor(visitor));
  return { id, email };
}

/** A new customer who holds a boat and has opened its payment page. */
async function openPayment(page: Page, visitor: Visitor): Promise<{ id: string; email: string }> {
  const held = await holdAs(page.context(), visitor);
  await page.goto(pathFor("payment", visitor.locale, { id: held.id }, { lang: visitor.locale }));
  return held;
}

test.describe("on an English desktop", () => {
  const visitor: Visitor = { locale: "en", phone: false, daysAhead: 24 };
  const { payments } = textsOf("en");
  test.use(SCREENS.desktop);

  test("a card without funds shows its reason to the customer only, and a second try with another card succeeds", async ({
    page,
    browser,
  }) => {
    await openPayment(page, visitor);
    await acceptAndPay(page, visitor);
    await payWithCard(page, visitor, "failure");
    await expect(page.getByRole("heading", { name: payments.result.failed_title })).toBeVisible();
    await expect(page.getByText(payments.result.reason.insufficient_funds)).toBeVisible();

    const stranger = await browser.newPage();
    const { origin, pathname } = new URL(page.url());
    await stranger.goto(`${origin}${pathname}?lang=en`);
    await expect(stranger.getByRole("heading", { name: payments.result.failed_title })).toBeVisible();
    await expect(stranger.getByRole("main")).toContainText(/PLM-[0-9A-Z]{8}/);
    await expect(stranger.getByRole("main")).not.toContainText(/₺|10:00/);
    await stranger.close();

    await page.getByRole("link", { name: payments.result.retry }).click();
    await expect(page.getByRole("checkbox")).toBeChecked();
    await acceptAndPay(page, visitor);
    await payWithCard(page, visitor, "success");
    await expect(page.getByText(payments.result.paid_title, { exact: true })).toBeVisible();
  });
});

test.describe("on a Turkish phone", () => {
  const visitor: Visitor = { locale: "tr", phone: true, daysAhead: 26 };
  const { payments } = textsOf("tr");
  test.use(SCREENS.phone);

  test("a hold that ran out cannot be paid: the page says so and offers to book again", async ({ page }) => {
    const { id } = await openPayment(page, visitor);
    await expireHold(id);
    await acceptAndPay(page, visitor);
    await expect(page.getByRole("heading", { name: payments.expired_title })).toBeVisible();
    await expect(page.locator("form")).toHaveCount(0);
    await page.getByRole("link", { name: payments.book_again }).click();
    await page.waitForURL(/\/tekne\//);
  });
});

test.describe("on an Arabic phone", () => {
  const visitor: Visitor = { locale: "ar", phone: true, daysAhead: 47 };
  const { payments } = textsOf("ar");
  test.use(SCREENS.phone);

  test("a payment that arrives after another customer took the boat is refunded automatically, and the page says so", async ({
    page,
    browser,
  }) => {
    const { id, email } = await openPayment(page, visitor);
    await acceptAndPay(page, visitor);
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:/);
    await expireHold(id);

    const rival = await browser.newContext();
    await holdAs(rival, visitor);
    await rival.close();

    await payWithCard(page, visitor, "success");
    await expect(page.getByRole("heading", { name: payments.result.paid_too_late_title })).toBeVisible();
    await expect.poll(() => refundOf(id), { timeout: 60_000 }).toBe("done");
    // In the language of the API call that held the boat.
    const [, beforeTheBoat] = /other \{([^{]+) \{boat\}/.exec(textsOf("tr").mails.paid_late.body) ?? [];
    await readOutbox(email, new RegExp(`(${beforeTheBoat})`));
  });
});

async function refundOf(reservationId: string): Promise<string | undefined> {
  const { rows } = await withSiteDatabase((client) =>
    client.query<{ state: string }>(
      `select f.state from refunds f join payments p on p.id = f.payment_id
       where p.reservation_id = $1 and f.amount_minor = p.amount_minor`,
      [reservationId],
    ),
  );
  return rows[0]?.state;
}
