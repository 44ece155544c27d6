import { randomUUID } from "node:crypto";
import { storePage } from "@/lib/server/money/start/store-page";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { type Held, hold } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { previewContracts, startPaying, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
const gateway = testGateway();
const world = testWorld();

/** What the page of a customer who never stated an address has accepted: it is not read again between the calls. */
async function acceptOnce({ customer, reservationId }: Held) {
  const { body } = await previewContracts(customer, reservationId);
  expect(body.items?.[0]?.text).toContain("stated");
  return { accepted_contracts: (body.items ?? []).map(({ kind, hash }) => ({ kind, hash })) };
}

async function acceptedTexts(paymentId: unknown): Promise<string[]> {
  const { rows } = await getPool().query(
    "select filled_text as text from contract_acceptances where payment_id = $1 order by contract_id",
    [paymentId],
  );
  return rows.map(({ text }) => text);
}

test("the page of a payment that is gone is an error, no success without an address", async () => {
  const page = { token: "t", redirectUrl: "http://127.0.0.1/pay", expiresAt: null };
  await expect(inTransaction((tx) => storePage(tx, randomUUID(), page))).rejects.toThrow(/is gone/);
});

describe("a payment start whose response was lost", () => {
  test("is repeated with the contracts as they were accepted, although it left the buyer's address known", async () => {
    const held = await hold(world);
    const accepted = await acceptOnce(held);
    const { customer, reservationId } = held;
    await gateway.stop();
    const cut = await startPaying(customer, reservationId, accepted);
    expect(cut).toMatchObject({ status: 503, body: { error: "provider_unavailable" } });
    await gateway.restart();
    const again = await startPaying(customer, reservationId, accepted);
    expect(again).toMatchObject({ status: 201 });
    expect((await acceptedTexts(again.body.id)).every((text) => text.includes("stated"))).toBe(true);
  });

  test("is refused when a new version of a contract came into force meanwhile", async () => {
    const held = await hold(world);
    const accepted = await acceptOnce(held);
    const first = await startPaying(held.customer, held.reservationId, accepted);
    expect(first.status).toBe(201);
    await getPool().query(
      `insert into contracts (kind, subject, locale, version, title, template, valid_from)
       select kind, subject, locale, $1, title, template, now() from contracts
       where kind = 'distance_sales' and subject = 'reservation'`,
      [randomUUID()],
    );
    const again = await startPaying(held.customer, held.reservationId, accepted);
    expect(again).toMatchObject({ status: 409, body: { error: "contracts_changed" } });
  });

  test("does not reuse its contracts for another trip", async () => {
    const [held, other] = [await hold(world), await hold(world)];
    const accepted = await acceptOnce(held);
    await startPaying(held.customer, held.reservationId, accepted);
    // From now on the other trip's contracts name an address; only the first trip's were accepted without.
    await startPaying(other.customer, other.reservationId);
    await startPaying(other.customer, other.reservationId);
    const foreign = await startPaying(other.customer, other.reservationId, accepted);
    expect(foreign).toMatchObject({ status: 409, body: { error: "contracts_changed" } });
  });
});

test("a payment keeps the text that was accepted last, since that one stood above the button", async () => {
  const held = await hold(world);
  const { body } = await startPaying(held.customer, held.reservationId, await acceptOnce(held));
  const anew = await startPaying(held.customer, held.reservationId);
  expect(anew).toMatchObject({ status: 201, body: { id: body.id } });
  const texts = await acceptedTexts(body.id);
  expect(texts.every((text) => text.includes("Cumhuriyet Cad. 1, Bodrum, Türkiye"))).toBe(true);
  expect(texts.length).toBeGreaterThan(0);
});
