import type { Month } from "@/lib/domain/ledger/statement-month";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { type CsvColumn, csvAmount } from "@/lib/server/operator/csv";
import {
  type MonthOfOwner,
  readMonthOfOwners,
} from "@/lib/server/operator/owners-money/read-month-of-owners";
import { listPayouts } from "@/lib/server/operator/owners-money/read-payouts";
import { openNumber } from "@/lib/server/people/owners/sealed-numbers";

interface MoneyList<Row> {
  columns: CsvColumn<Row>[];
  rows: Row[];
}

// biome-ignore lint/suspicious/noExplicitAny: each list has rows of its own, which its own columns read
export type ReadMoneyList = (locale: Locale, month: Month | null) => Promise<MoneyList<any>>;

const textsOf = (locale: Locale) => translatorOf(locale, "console_owners_money");
type Texts = Awaited<ReturnType<typeof textsOf>>;

/** What the bank transfers: every open payout. */
export const bankFile: ReadMoneyList = async (locale) => {
  const t = await textsOf(locale);
  type Payout = Awaited<ReturnType<typeof listPayouts>>[number];
  const columns: CsvColumn<Payout>[] = [
    { label: t("files_of.iban"), text: ({ ibanSealed }) => openNumber("iban", ibanSealed) ?? "" },
    { label: t("owner"), text: ({ ownerName }) => ownerName },
    { label: t("files_of.amount"), text: ({ amountMinor }) => csvAmount(amountMinor) },
    { label: t("files_of.currency"), text: ({ currency }) => currency },
    { label: t("files_of.due"), text: ({ dueOn }) => dueOn },
    { label: t("files_of.reference"), text: ({ id }) => id.slice(0, 8) },
  ];
  return { columns, rows: await listPayouts({ state: "open" }) };
};

/** Over what each owner gets an invoice of ours: the commission of the month, with the VAT within it. */
export const commissionList: ReadMoneyList = async (locale, month) => {
  const t = await textsOf(locale);
  const rows = (await rowsOf(month)).filter(
    ({ sellerModel, commissionMinor }) => sellerModel === "intermediary" && commissionMinor !== 0,
  );
  const columns: CsvColumn<MonthOfOwner>[] = [
    ...ownerColumns(t),
    {
      label: t("files_of.net"),
      text: ({ commissionMinor, vatMinor }) => csvAmount(commissionMinor - vatMinor),
    },
    { label: t("vat"), text: ({ vatMinor }) => csvAmount(vatMinor) },
    { label: t("files_of.gross"), text: ({ commissionMinor }) => csvAmount(commissionMinor) },
    currencyColumn(t),
  ];
  return { columns, rows };
};

/** What was withheld from whom, for the tax return of the month. */
export const withholdingList: ReadMoneyList = async (locale, month) => {
  const t = await textsOf(locale);
  const columns: CsvColumn<MonthOfOwner>[] = [
    ...ownerColumns(t),
    { label: t("kept"), text: ({ keptMinor }) => csvAmount(keptMinor) },
    { label: t("withholding"), text: ({ withholdingMinor }) => csvAmount(withholdingMinor) },
    currencyColumn(t),
  ];
  return { columns, rows: (await rowsOf(month)).filter(({ withholdingMinor }) => withholdingMinor !== 0) };
};

/** Whose trips we sold, for how much: the intermediaries' report to the tax office. */
export const sellersList: ReadMoneyList = async (locale, month) => {
  const t = await textsOf(locale);
  const columns: CsvColumn<MonthOfOwner>[] = [
    ...ownerColumns(t),
    { label: t("files_of.mersis"), text: ({ mersis }) => mersis ?? "" },
    { label: t("files_of.tax_residence"), text: ({ taxResidence }) => taxResidence },
    { label: t("files_of.iban"), text: ({ ibanSealed }) => openNumber("iban", ibanSealed) ?? "" },
    { label: t("files_of.bookings"), text: ({ saleCount }) => `${saleCount}` },
    { label: t("files_of.sales"), text: ({ salesMinor }) => csvAmount(salesMinor) },
    { label: t("kept"), text: ({ keptMinor }) => csvAmount(keptMinor) },
    { label: t("commission"), text: ({ commissionMinor }) => csvAmount(commissionMinor) },
    currencyColumn(t),
  ];
  return { columns, rows: await rowsOf(month) };
};

const rowsOf = async (month: Month | null) => (month ? readMonthOfOwners(month) : []);

const currencyColumn = (t: Texts): CsvColumn<{ currency: Currency }> => ({
  label: t("files_of.currency"),
  text: ({ currency }) => currency,
});

function ownerColumns(t: Texts): CsvColumn<MonthOfOwner>[] {
  return [
    { label: t("statement"), text: ({ number }) => number },
    { label: t("files_of.legal_name"), text: ({ ownerName }) => ownerName },
    { label: t("files_of.tax_office"), text: ({ taxOffice }) => taxOffice ?? "" },
    {
      label: t("files_of.tax_number"),
      text: ({ taxNumber, identityNumberSealed }) =>
        taxNumber ?? openNumber("identity", identityNumberSealed) ?? "",
    },
    { label: t("files_of.address"), text: ({ address }) => address ?? "" },
  ];
}
