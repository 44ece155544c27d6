"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import type { ComparisonResponse, ShownDifference } from "@/lib/contracts/console/lists";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

/** More are said to be more: the cause of so many is in the file. */
const SHOWN = 500;

/** Where the two lists differ, by kind of the difference. */
export function ComparisonResult({ result }: { result: ComparisonResponse }) {
  const t = useTranslations("console_payments");
  const locale = useLocale();
  const head = useRef<HTMLHeadingElement>(null);
  // It appears below what was pressed.
  useEffect(() => head.current?.focus(), []);
  const side = (amount: ShownDifference["here"]) =>
    amount && formatMoney(amount.amount_minor, amount.currency);
  const columns: Column<ShownDifference>[] = [
    { label: t("provider_id"), cell: ({ payment_id }) => <bdi>{payment_id}</bdi> },
    { label: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    { label: t("booking"), isNumber: true, cell: ({ number }) => number && <bdi>{number}</bdi> },
    {
      label: t("day"),
      isNumber: true,
      cell: ({ here, there }) => formatDay((here ?? there)?.day ?? "", locale, "brief"),
    },
    { label: t("here"), isAmount: true, cell: ({ here }) => side(here) },
    { label: t("there"), isAmount: true, cell: ({ there }) => side(there) },
  ];
  const { from, until, equal, unread } = result;
  return (
    <>
      <section className="console-card">
        <h2 ref={head} tabIndex={-1}>
          {t("compared", { from: formatDay(from, locale), until: formatDay(until, locale) })}
        </h2>
        <p>{t("equal", { count: equal })}</p>
        {unread.length > 0 && (
          <p>{t("unread", { count: unread.length, lines: unread.slice(0, 20).join(", ") })}</p>
        )}
      </section>
      {(["different", "only_here", "only_there"] as const).map((name) => (
        <section key={name} className="console-card">
          <h2>{t(`differences.${name}`, { count: result[name].length })}</h2>
          {result[name].length === 0 ? (
            <p>{t("no_difference")}</p>
          ) : (
            <ConsoleTable
              rows={result[name].slice(0, SHOWN)}
              keyOf={({ kind, payment_id }) => `${kind} ${payment_id}`}
              columns={columns}
            />
          )}
          {result[name].length > SHOWN && <p>{t("more_differences", { shown: SHOWN })}</p>}
        </section>
      ))}
    </>
  );
}
