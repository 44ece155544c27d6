import { RouteLink } from "@/components/layout/route-link";
import { BookingNumber } from "@/components/operate/frame/booking-number";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { ConversationKind } from "@/lib/domain/shared/vocabulary";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** Something that somebody waits for. */
export interface WaitingRow {
  kind:
    | "request"
    | "order"
    | "change"
    | "refund"
    | "proposal"
    | "payment"
    | "message"
    | "report"
    | "contact"
    | "application"
    | "paper"
    | "stopped_trip";
  key: string;
  number: string;
  /** Where it stands in the inbox. */
  conversation?: { kind: ConversationKind; conversation: string };
  /** Whose page has what waits. */
  owner?: string;
  who: string;
  /** Until when; what has no deadline stands behind, the longest waiting first. */
  deadline: Date | null;
  since: Date;
}

/** What waits, by deadline. */
export async function WaitingTable({
  locale,
  role,
  rows,
}: {
  locale: Locale;
  role: StaffRole;
  rows: readonly WaitingRow[];
}) {
  const t = await translatorOf(locale, "console");
  if (rows.length === 0) return <p>{t("today.nothing_waits")}</p>;
  return (
    <ConsoleTable
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          label: t("today.kind"),
          cell: ({ kind, conversation }) =>
            conversation && may(role, "inbox.read") ? (
              <RouteLink
                to="consoleConversation"
                locale={locale}
                params={conversation}
                className="text-sea underline"
              >
                {t(`today.kinds.${kind}`)}
              </RouteLink>
            ) : (
              t(`today.kinds.${kind}`)
            ),
        },
        {
          label: t("today.number"),
          isNumber: true,
          cell: ({ number }) => <BookingNumber {...{ locale, role, number }} />,
        },
        {
          label: t("today.who"),
          cell: ({ who, owner }) =>
            owner && may(role, "owners.read") ? (
              <RouteLink
                to="consoleOwner"
                locale={locale}
                params={{ id: owner }}
                className="text-sea underline"
              >
                <bdi>{who}</bdi>
              </RouteLink>
            ) : (
              <bdi>{who}</bdi>
            ),
        },
        {
          label: t("today.deadline"),
          cell: ({ deadline, since }) =>
            deadline
              ? t("today.until", { time: formatInstant(deadline, locale, "brief") })
              : t("today.from_time", { time: formatInstant(since, locale, "brief") }),
        },
      ]}
    />
  );
}
