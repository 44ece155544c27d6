/** Who a statement is made out to, as it was on the day of closing. */
export interface StatementOwner {
  name: string;
  address: string | null;
  taxOffice: string | null;
  /** Of a company; the number of a person is sealed, and is not on statements. */
  taxNumber: string | null;
}
