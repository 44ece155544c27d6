import { POST as reserveEndpoint } from "@/app/api/v1/reservations/route";
import { POST as orderEndpoint } from "@/app/api/v1/special-services/[slug]/orders/route";
import { GET as detailEndpoint } from "@/app/api/v1/user/reservations/[id]/route";
import { GET as orderDetailEndpoint } from "@/app/api/v1/user/special-services/[id]/route";
import { customerOf } from "@/lib/domain/shared/actor";
import { CONTRACT_KINDS } from "@/lib/domain/shared/vocabulary";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { getPool } from "@/lib/server/platform/db/pool";
import { bodyOf, makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { orderBody, wantedOrder } from "@/tests/fixtures/bookings/order-world";
import { letComplete } from "@/tests/fixtures/bookings/paid-trip";
import { testService } from "@/tests/fixtures/bookings/test-service";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import {
  CARDS,
  payByCard,
  previewContracts,
  returnToShop,
  startPaying,
  testGateway,
} from "@/tests/fixtures/payments/paying";

testDatabase({ seeded: true });
testGateway();
const world = testWorld();
const service = testService();

const invoice = { title: "Deniz A.Ş.", tax_office: "Beşiktaş", tax_number: "876 004 7464" };
const KEPT = { ...invoice, tax_number: "8760047464" };

async function reserve(body: object) {
  const [customer, boatId] = [await makeCustomer(), await makeBoat(world)];
  const order = { ...bodyOf(orderOf(world, boatId, customer.id)), ...body };
  const answer = await callEndpoint(reserveEndpoint, {
    path: "/reservations",
    params: {},
    body: order,
    token: customer.token,
  });
  return { customer, answer, id: String(answer.body.id) };
}

describe("an invoice to a company", () => {
  test("is stored with the reservation and named in its contracts", async () => {
    const { customer, id } = await reserve({ invoice });
    const own = { path: `/user/reservations/${id}`, params: { id }, token: customer.token };
    expect((await callEndpoint(detailEndpoint, own)).body.invoice).toEqual(KEPT);
    const { body } = await previewContracts(customer, id);
    const contracts = body.items as unknown as { kind: string; text: string }[];
    expect(contracts.map(({ kind }) => kind).toSorted()).toEqual(CONTRACT_KINDS.toSorted());
    for (const { text } of contracts)
      expect(text).toMatch(/Deniz A\.Ş\., tax office Beşiktaş, tax number 8760047464/);
  });

  test("is kept with an order", async () => {
    const customer = await makeCustomer();
    const answer = await callEndpoint(orderEndpoint, {
      path: `/special-services/${service.slug}/orders`,
      params: { slug: service.slug },
      body: { ...orderBody(wantedOrder(service, customer.id)), invoice },
      token: customer.token,
    });
    const id = String(answer.body.id);
    const own = { path: `/user/special-services/${id}`, params: { id }, token: customer.token };
    expect((await callEndpoint(orderDetailEndpoint, own)).body.invoice).toEqual(KEPT);
  });

  test("with a wrong digit is refused, and the field is named", async () => {
    const { answer } = await reserve({ invoice: { ...invoice, tax_number: "8760047465" } });
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([422, ["invoice.tax_number"]]);
  });

  test("without a company is made out to the buyer", async () => {
    const { customer, reservationId } = await hold(world);
    const { body } = await previewContracts(customer, reservationId);
    expect(JSON.stringify(body.items)).toContain("Invoice: Made out to the buyer");
  });

  test("of a paid trip is kept when the account is deleted", async () => {
    const { customer, id } = await reserve({ invoice });
    const { body } = await startPaying(customer, id);
    await returnToShop(await payByCard(String(body.redirect_url), CARDS.success));
    await letComplete(id);
    expect((await deleteAccount(customer.id, customerOf(customer.id), new Date())).ok).toBe(true);
    const { rows } = await getPool().query("select invoice_title from reservations where id = $1", [id]);
    expect(rows).toEqual([{ invoice_title: KEPT.title }]);
  });

  test("of an unpaid booking is deleted with the account", async () => {
    const { customer, id } = await reserve({ invoice });
    expect((await deleteAccount(customer.id, customerOf(customer.id), new Date())).ok).toBe(true);
    const { rows } = await getPool().query("select invoice_title from reservations where id = $1", [id]);
    expect(rows).toEqual([{ invoice_title: null }]);
  });
});
