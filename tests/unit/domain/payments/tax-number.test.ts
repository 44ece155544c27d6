import * as v from "valibot";
import { invoice } from "@/lib/contracts/invoice";
import { isTurkishTaxNumber } from "@/lib/domain/payments/tax-number";

test.each([
  // Published by the companies themselves: airline, mobile network, bank.
  ["8760047464", true],
  ["8770013406", true],
  ["8790017566", true],
  ["8760047465", false],
  ["8760074464", false],
  ["10000000146", true],
  ["10000000147", false],
  ["00000000000", false],
  ["123456789", false],
  ["876004746a", false],
  ["", false],
])("the check digits of %s are right: %s", (number, right) => {
  expect(isTurkishTaxNumber(number)).toBe(right);
});

const company = { title: "Deniz A.Ş.", tax_office: "Beşiktaş", tax_number: "876 004 74 64" };
const errorsOf = (body: object) =>
  v.flatten<typeof invoice>(v.safeParse(invoice, { ...company, ...body }).issues ?? ([] as never)).nested ??
  {};

test("an invoice keeps the number without the spaces that people write", () => {
  expect(v.parse(invoice, company).tax_number).toBe("8760047464");
});

test.each([
  [{ tax_number: "8760047465" }, { tax_number: ["tax_number"] }],
  [{ title: " " }, { title: expect.anything() }],
  [{ tax_office: "" }, { tax_office: expect.anything() }],
])("an invoice with %j says which field is wrong", (change, errors) => {
  expect(errorsOf(change)).toMatchObject(errors);
});

test("a foreign company has no tax office, and a number of its own country", () => {
  expect(errorsOf({ tax_office: null, tax_number: "DE 811 907 980" })).toEqual({});
  expect(errorsOf({ tax_office: null, tax_number: "?" })).toMatchObject({ tax_number: ["tax_number"] });
});
