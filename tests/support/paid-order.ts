import { expect } from "@jest/globals";
import { getPool } from "@/lib/server/db/pool";
import type { HeldOrder } from "@/tests/support/order-world";
import { CARDS, payByCard, returnToShop, startPaying } from "@/tests/support/paying";

/** Accepts the contracts of an order and opens the card page. */
export async function openOrderPage({ customer, orderId }: HeldOrder) {
  const { status, body } = await startPaying(customer, { order: orderId });
  expect([status, body.error]).toEqual([201, undefined]);
  return { paymentId: String(body.id), pageUrl: String(body.redirect_url) };
}

/** Pays an order by a card that works. */
export async function payOrder(held: HeldOrder) {
  const page = await openOrderPage(held);
  await returnToShop(await payByCard(page.pageUrl, CARDS.success));
  return page;
}

/** How the customer's own doors are knocked at. */
export const ownOrder = ({ customer, orderId }: HeldOrder) => ({
  path: `/user/special-services/${orderId}`,
  params: { id: orderId },
  token: customer.token,
});

export const refundsOfOrder = async (orderId: string): Promise<{ amount: number; reason: string }[]> =>
  (
    await getPool().query(
      `select f.amount_minor::int as amount, f.reason from refunds f join payments p on p.id = f.payment_id
       where p.service_order_id = $1`,
      [orderId],
    )
  ).rows;
