import { RouteLink } from "@/components/layout/route-link";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { Badge } from "@/components/ui/badge";
import type { ConversationKind } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { showWords } from "@/lib/domain/staff/mask-words";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatLanguages } from "@/lib/i18n/format-languages";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface InboxRow {
  kind: ConversationKind;
  number: string;
  customerName: string;
  locale: Locale;
  boatCode: string | null;
  about: string | null;
  text: string;
  waitsSince: Date | null;
  lastAt: Date;
  isReported: boolean;
  claimedBy: string | null;
  claimedByName: string | null;
}

interface InboxTableProps {
  locale: Locale;
  role: StaffRole;
  rows: readonly InboxRow[];
  /** Ages are counted to here. */
  now: Date;
}

const DAY_MS = 86_400_000;
const FIRST_WORDS = 120;

/** The first whole words of a text; the style cuts an endless one. */
const beginning = (text: string) => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > FIRST_WORDS ? `${line.slice(0, FIRST_WORDS).replace(/\S*$/, "")}…` : line;
};

/** Conversations: who writes about what, how long it waits, and who has it. */
export async function InboxTable({ locale, role, rows, now }: InboxTableProps) {
  const t = await translatorOf(locale, "console_inbox");
  const columns: Column<InboxRow>[] = [
    {
      label: t("customer"),
      cell: ({ customerName }) => (
        <bdi className="font-semibold">{showField(role, "field.name", customerName)}</bdi>
      ),
    },
    {
      label: t("about"),
      cell: ({ kind, number, boatCode, about, isReported }) => (
        <div>
          <RouteLink
            to="consoleConversation"
            locale={locale}
            params={{ kind, conversation: number }}
            className="whitespace-nowrap text-sea underline"
          >
            {kind === "contact" ? t("kinds.contact") : <bdi>{number}</bdi>}
          </RouteLink>
          <br />
          <span className="text-muted">
            {kind === "contact" ? null : <bdi>{[boatCode, about].filter(Boolean).join(" · ")}</bdi>}
          </span>
          {isReported && (
            <>
              {" "}
              <Badge tone="coral">{t("kinds.report")}</Badge>
            </>
          )}
        </div>
      ),
    },
    {
      label: t("text"),
      cell: ({ text, locale: language }) => (
        <span className="console-words">
          <bdi lang={language}>{beginning(showWords(role, text)) || t("no_text")}</bdi>
        </span>
      ),
    },
    { label: t("language"), isNumber: true, cell: (row) => formatLanguages([row.locale], locale) },
    {
      label: t("since"),
      isNumber: true,
      cell: ({ waitsSince }) =>
        waitsSince && (
          <div>
            {formatInstant(waitsSince, locale, "brief")}
            <br />
            <span className="text-muted">
              {t("age", { days: Math.floor((now.getTime() - waitsSince.getTime()) / DAY_MS) })}
            </span>
          </div>
        ),
    },
    {
      label: t("claimed"),
      cell: ({ claimedByName }) => claimedByName && <bdi>{claimedByName}</bdi>,
    },
  ];
  return <ConsoleTable rows={rows} keyOf={({ kind, number }) => `${kind} ${number}`} columns={columns} />;
}
