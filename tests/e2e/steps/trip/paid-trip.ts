import { type BrowserContext, expect, type Page } from "playwright/test";
import { TEST_CARDS } from "@/lib/server/money/providers/test-gateway/test-cards";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { type HeldTrip, holdTrip, INSTANT_BOAT, REQUEST_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { ownerPath } from "@/tests/e2e/steps/trip/owner-path";

interface Contracts {
  items: { kind: string; hash: string }[];
}

const BUYER = { address: "Moda Caddesi 48/6", city: "İstanbul", country: "Türkiye" };

/** A new customer in this browser with a paid trip, without a single page; a boat's owner who is asked agrees first. */
export async function payTrip(page: Page, visitor: Visitor, slug: string = INSTANT_BOAT): Promise<HeldTrip> {
  const context = page.context();
  await signIn(context);
  const held = await holdTrip(context, tripDayFor(visitor), slug);
  if (slug === REQUEST_BOAT) {
    const [, token] = /owner\/([\w-]+)/.exec(await ownerPath(held)) ?? [];
    await callSite(context, `owner/${token}`, { action: "accept" });
  }
  const reservation_id = held.reservationId;
  const { items } = await callSite<Contracts>(context, `contracts/preview?reservation=${reservation_id}`);
  const { redirect_url } = await callSite<{ redirect_url: string }>(context, "payments", {
    reservation_id,
    accepted_contracts: items.map(({ kind, hash }) => ({ kind, hash })),
    buyer: BUYER,
  });
  await payAtProvider(context, redirect_url);
  return held;
}

/** What a customer's browser sends when the card succeeds: the card to the provider, its receipt back to the site. */
async function payAtProvider(context: BrowserContext, address: string): Promise<void> {
  const card = TEST_CARDS.find(({ behaviour }) => behaviour === "success")?.number ?? "";
  const charged = await context.request.post(address, { form: { card } });
  const html = await charged.text();
  const callback = /action="([^"]+)"/.exec(html)?.[1] ?? "";
  const fields = html.matchAll(/name="(\w+)" value="([^"]+)"/g);
  const form = Object.fromEntries([...fields].slice(-2).map(([, name = "", value = ""]) => [name, value]));
  const headers = { origin: new URL(address).origin };
  const settled = await context.request.post(callback, { form, headers, maxRedirects: 0 });
  expect(settled.headers().location).toContain("/payment-result/");
}
