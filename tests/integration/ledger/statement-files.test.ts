import { monthOf, monthPeriod } from "@/lib/domain/ledger/statement-month";
import { addMinutes } from "@/lib/domain/shared/instant";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { LOCALES } from "@/lib/i18n/locales";
import { closeMonth } from "@/lib/server/money/statements/close-month";
import { commissionList, sellersList, withholdingList } from "@/lib/server/operator/owners-money/money-lists";
import { listStatements } from "@/lib/server/operator/owners-money/read-statements";
import { statementFile } from "@/lib/server/operator/owners-money/statement-file";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { emptyLedger, soldAndOver, soldTrip } from "@/tests/fixtures/payments/owned-trips";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
beforeEach(emptyLedger);

const MONTH = monthOf(tripDayOf(new Date()));

async function closed() {
  const trip = await soldAndOver(world);
  await closeMonth(MONTH, STAFF, addMinutes(monthPeriod(MONTH).until, 60));
  const [statement] = await listStatements({ ownerId: trip.ownerId });
  return { ...trip, statement: statement?.number ?? "" };
}

const bytesOf = async (body: ConstructorParameters<typeof Response>[0]) =>
  Buffer.from(await new Response(body).arrayBuffer());

test("a statement is a PDF in each language and a CSV, for its owner and nobody else's", async () => {
  const { statement, ownerId, number } = await closed();
  const other = await soldTrip(world);
  for (const locale of LOCALES) {
    const file = await statementFile(statement, `pdf-${locale}`, "en", ownerId);
    expect(file).toMatchObject({ name: `${statement}-${locale}.pdf`, type: "application/pdf" });
    expect((await bytesOf(file?.body ?? "")).subarray(0, 5).toString()).toBe("%PDF-");
  }
  const csv = await statementFile(statement, "csv", "en", ownerId);
  const [head = "", line = ""] = (await bytesOf(csv?.body ?? "")).toString("utf8").split("\r\n");
  expect(head).toContain('"Booking";"Over on"');
  expect(line).toContain(number);
  expect(line).toContain('"800,00";"480,00";"80,00";"6,67";"0,00";"313,33"');
  for (const [file, owner] of [
    ["pdf-tr", other.ownerId],
    ["csv", other.ownerId],
    ["pdf-xx", ownerId],
  ] as const)
    expect(await statementFile(statement, file, "en", owner)).toBeNull();
});

test("the lists of a closed month have its commission with VAT, what was withheld, and each seller's sales", async () => {
  const { statement, ownerId } = await closed();
  const cells = async (list: typeof commissionList) => {
    const { columns, rows } = await list("en", MONTH);
    return rows.map((row) => columns.map(({ text }) => text(row)));
  };
  expect(ownerId).not.toBe("");
  expect(await cells(commissionList)).toEqual([
    [statement, "Mehmet Koç", "", "", "", "400,00", "80,00", "480,00", "TRY"],
  ]);
  expect(await cells(withholdingList)).toEqual([
    [statement, "Mehmet Koç", "", "", "", "800,00", "6,67", "TRY"],
  ]);
  expect(await cells(sellersList)).toEqual([
    [statement, "Mehmet Koç", "", "", "", "", "TR", "", "1", "4000,00", "800,00", "480,00", "TRY"],
  ]);
  const { rows } = await commissionList("en", null);
  expect(rows).toEqual([]);
});
