import type { Page } from "playwright/test";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { type HeldTrip, holdTrip } from "@/tests/e2e/steps/trip/hold-trip";
import { payWithCard } from "@/tests/e2e/steps/trip/pay";

interface Contracts {
  items: { kind: string; hash: string }[];
}

const BUYER = { address: "Moda Caddesi 48/6", city: "İstanbul", country: "Türkiye" };

/** A new customer in this browser with a paid trip: only the provider's own page is clicked through. */
export async function payTrip(page: Page, visitor: Visitor): Promise<HeldTrip> {
  const context = page.context();
  await signIn(context);
  const held = await holdTrip(context, tripDayFor(visitor));
  const reservation_id = held.reservationId;
  const { items } = await callSite<Contracts>(context, `contracts/preview?reservation=${reservation_id}`);
  const { redirect_url } = await callSite<{ redirect_url: string }>(context, "payments", {
    reservation_id,
    accepted_contracts: items.map(({ kind, hash }) => ({ kind, hash })),
    buyer: BUYER,
  });
  await page.goto(redirect_url);
  // Opened through the API without a language, the provider's page speaks Turkish.
  await payWithCard(page, { ...visitor, locale: "tr" }, "success");
  await page.waitForURL(/\/payment-result\//);
  return held;
}
