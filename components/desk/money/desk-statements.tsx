import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

interface DeskStatementsProps {
  locale: Locale;
  statements: readonly { number: string; month: string; currency: Currency; earnedMinor: number }[];
}

/** The closed months, the newest first, each as a document in the reader's language and as a table. */
export async function DeskStatements({ locale, statements }: DeskStatementsProps) {
  const t = await translatorOf(locale, "desk_money");
  return (
    <section className="desk-part" aria-labelledby="desk-statements">
      <h2 id="desk-statements">{t("statements")}</h2>
      {statements.length === 0 && <p className="desk-card text-muted">{t("no_statements")}</p>}
      <ul className="desk-list">
        {statements.map(({ number, month, currency, earnedMinor }) => {
          const link = (file: string, text: string) => (
            <a
              href={pathFor("deskStatementFile", locale, { statement: number, file })}
              className={buttonClass({ variant: "outline" })}
              aria-label={`${text}, ${formatDay(month, locale, "month")}, ${number}`}
            >
              {text}
            </a>
          );
          return (
            <li key={number} className="desk-card">
              <p className="desk-when">
                {formatDay(month, locale, "month")}
                <span>
                  <Ltr>{formatMoney(earnedMinor, currency)}</Ltr>
                </span>
              </p>
              <p className="text-muted">
                <Ltr>{number}</Ltr>
              </p>
              <p className="flex flex-wrap gap-2">
                {link(`pdf-${locale}`, t("document"))}
                {link("csv", t("table"))}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
