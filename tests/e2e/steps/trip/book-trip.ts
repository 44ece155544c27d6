import { expect, type Page } from "playwright/test";
import { formatDay } from "@/lib/i18n/format-date";
import { registerInModal } from "@/tests/e2e/steps/session/register-in-modal";
import { textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { chooseHours, findBoat } from "@/tests/e2e/steps/trip/choose-trip";

export interface BookedTrip {
  email: string;
  /** As shown on the boat page. */
  total: string;
  boat: string;
}

/** From the search result to the payment page: nothing that was chosen may be lost by registering. */
export async function bookTrip(page: Page, visitor: Visitor): Promise<BookedTrip> {
  const { quote, checkout } = textsOf(visitor.locale);
  await findBoat(page, visitor);
  const boat = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").trim();
  const { card, total } = await chooseHours(page, visitor);
  await card.getByRole("button", { name: quote.reserve, exact: true }).click();
  const email = await registerInModal(page, visitor, { proof: "now" });

  await expect(page.getByRole("heading", { level: 1, name: checkout.title })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: boat })).toBeVisible();
  await expect(main).toContainText(formatDay(tripDayFor(visitor), visitor.locale));
  await expect(main).toContainText("10:00");
  await expect(main).toContainText("14:00");
  await expect(main.getByText(total, { exact: true }).first()).toBeVisible();
  await main.getByRole("button", { name: checkout.submit_instant }).click();
  await page.waitForURL(/\/payment\//);
  return { email, total, boat };
}
