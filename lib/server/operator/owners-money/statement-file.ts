import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { type CsvColumn, csvAmount, csvStream, inOne } from "@/lib/server/operator/csv";
import { type ReadStatement, readStatement } from "@/lib/server/operator/owners-money/read-statements";
import { statementPdf } from "@/lib/server/operator/owners-money/statement-pdf";
import { getDb } from "@/lib/server/platform/db/pool";
import { readSeller } from "@/lib/server/platform/settings/read-seller";

export interface StatementFile {
  name: string;
  type: string;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/**
 * A statement as `pdf-<language>` or `csv`, whose heads are in the reader's language; with `ownerId` only if
 * it is that owner's. Null for any other name, or when there is no such statement.
 */
export async function statementFile(
  number: string,
  file: string,
  locale: Locale,
  ownerId?: string,
): Promise<StatementFile | null> {
  const language = LOCALES.find((one) => file === `pdf-${one}`);
  if (!language && file !== "csv") return null;
  const statement = await readStatement(number, ownerId);
  if (!statement) return null;
  if (!language) {
    const body = csvStream(await columnsOf(statement, locale), inOne(statement.lines));
    return { name: `${number}.csv`, type: "text/csv; charset=utf-8", body };
  }
  const seller = await readSeller(getDb(), language);
  const part = (field: string) => seller[`seller_${field}`] ?? "";
  const parts = { name: part("name"), address: part("address"), tax: part("tax") };
  const pdf = await statementPdf(statement, parts, language);
  return { name: `${number}-${language}.pdf`, type: "application/pdf", body: new Uint8Array(pdf) };
}

type Line = ReadStatement["lines"][number];

const PARTS = ["kept", "commission", "vat", "withholding", "goodwill", "share"] as const;

async function columnsOf({ currency }: ReadStatement, locale: Locale): Promise<CsvColumn<Line>[]> {
  const t = await translatorOf(locale, "console_owners_money");
  return [
    { label: t("number"), text: ({ booking }) => booking },
    { label: t("earned_on"), text: ({ earnedOn }) => earnedOn },
    { label: t("correction"), text: ({ correction }) => (correction ? "1" : "") },
    { label: t("files_of.currency"), text: () => currency },
    ...PARTS.map((part) => ({ label: t(part), text: (line: Line) => csvAmount(line[`${part}Minor`]) })),
  ];
}
