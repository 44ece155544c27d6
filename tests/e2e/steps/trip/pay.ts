import { expect, type Page } from "playwright/test";
import type { TEST_CARDS } from "@/lib/server/money/providers/test-gateway/test-cards";
import { textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";

type Behaviour = (typeof TEST_CARDS)[number]["behaviour"];

/** Preset from the dial code. */
const TURKIYE = { tr: "Türkiye", en: "Türkiye", ar: "تركيا" } as const;

/** States the buyer, accepts the contracts and goes to the provider's card page; asks for no more than that. */
export async function acceptAndPay(page: Page, { locale }: Visitor): Promise<void> {
  const { buyer, contracts } = textsOf(locale).payments;
  await expect(page).toHaveURL(/payment\/[0-9a-f-]{36}/);
  const address = page.getByLabel(buyer.address, { exact: true });
  if ((await address.inputValue()) === "") {
    await address.fill("Moda Caddesi 48/6");
    await page.getByLabel(buyer.city, { exact: true }).fill("İstanbul");
    await expect(page.getByLabel(buyer.country, { exact: true })).toHaveValue(TURKIYE[locale]);
  }
  await expect(page.getByText(contracts.title, { exact: true })).toBeVisible();
  await page.locator("#contracts").check();
  await page.locator("form button[type=submit]").click();
}

/** Pays on the hosted page, which is another site, with the card that behaves so. */
export async function payWithCard(page: Page, { locale }: Visitor, behaviour: Behaviour): Promise<void> {
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:/);
  const gateway = textsOf(locale).test_gateway;
  await page.getByRole("button", { name: gateway.behaviours[behaviour] }).click();
  await page.getByRole("button", { name: gateway.pay }).first().click();
}
