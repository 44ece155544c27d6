import { expect, type Page } from "playwright/test";
import type { TEST_CARDS } from "@/lib/server/payments/providers/test-gateway/test-cards";
import { textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";

type Behaviour = (typeof TEST_CARDS)[number]["behaviour"];

/** States the buyer, accepts both contracts and goes to the provider's card page. */
export async function acceptAndPay(page: Page, { locale }: Visitor): Promise<void> {
  const { buyer, contracts } = textsOf(locale).payments;
  await expect(page).toHaveURL(/payment\/[0-9a-f-]{36}/);
  const address = page.getByLabel(buyer.address, { exact: true });
  if ((await address.inputValue()) === "") {
    await address.fill("Moda Caddesi 48/6");
    await page.getByLabel(buyer.city, { exact: true }).fill("İstanbul");
    await page.getByLabel(buyer.country, { exact: true }).fill("Türkiye");
  }
  await expect(page.getByText(contracts.title, { exact: true })).toBeVisible();
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.locator("form button[type=submit]").click();
}

/** Pays on the hosted page, which is another site, with the card that behaves so. */
export async function payWithCard(page: Page, { locale }: Visitor, behaviour: Behaviour): Promise<void> {
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:/);
  const gateway = textsOf(locale).test_gateway;
  await page.getByRole("button", { name: gateway.behaviours[behaviour] }).click();
  await page.getByRole("button", { name: gateway.pay }).first().click();
}
