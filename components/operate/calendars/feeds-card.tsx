import { ActionButton } from "@/components/operate/action/action-button";
import type { ActionField } from "@/components/operate/action/action-fields";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { Notice } from "@/components/ui/notice";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Feed {
  id: string;
  boatCode: string;
  name: string;
  host: string | null;
  eventCount: number;
  readAt: Date | null;
  nextReadAt: Date | null;
  error: string | null;
}

interface FeedsCardProps {
  locale: Locale;
  role: StaffRole;
  feeds: readonly Feed[];
  /** Whether calendars are read from addresses. */
  isImportOpen: boolean;
}

const PROBLEMS = [
  "calendar_halved",
  "calendar_address",
  "calendar_not_public",
  "calendar_unreachable",
  "calendar_refused",
  "calendar_too_large",
  "calendar_broken",
  "calendar_incomplete",
  "calendar_too_long",
] as const;

const FILE = { kind: "file", name: "text", accept: ".ics,text/calendar", kilobytes: 512 } as const;

/** The calendars that take time of boats, how their last readings went, and new ones. */
export async function FeedsCard({ locale, role, feeds, isImportOpen }: FeedsCardProps) {
  const t = await translatorOf(locale, "console_calendars");
  const at = (instant: Date) => formatInstant(instant, locale, "brief");
  const file: ActionField = {
    ...FILE,
    label: t("text"),
    hint: t("text_hint", { kilobytes: FILE.kilobytes }),
  };
  const which: ActionField[] = [
    { kind: "text", name: "boat", label: t("boat_code") },
    { kind: "text", name: "name", label: t("name"), hint: t("name_hint") },
  ];
  const problemOf = (error: string | null) => PROBLEMS.find((one) => one === error);
  const actions: Column<Feed> = {
    label: t("actions"),
    cell: ({ id, name, boatCode: boat, host }) => (
      <div className="console-actions">
        {host !== null && isImportOpen && (
          <ActionButton
            path={`calendars/${id}/read`}
            label={t("read_now")}
            title={t("read_title", { name, boat })}
          />
        )}
        {host === null && (
          <ActionButton
            path={`calendars/${id}/file`}
            label={t("replace")}
            title={t("replace_title", { name, boat })}
            fields={[file]}
          />
        )}
        <ActionButton
          path={`calendars/${id}/remove`}
          label={t("remove")}
          title={t("remove_title", { name, boat })}
          intro={t("remove_text")}
          variant="danger"
        />
      </div>
    ),
  };
  return (
    <ConsoleCard title={t("feeds")}>
      <p className="text-muted">{t("feeds_text")}</p>
      {!isImportOpen && <Notice tone="warning">{t("import_off")}</Notice>}
      {may(role, "calendars.write") && (
        <div className="console-actions">
          {isImportOpen && (
            <ActionButton
              path="calendars"
              label={t("add_address")}
              title={t("add_address_title")}
              intro={t("add_address_text")}
              fields={[...which, { kind: "text", name: "address", label: t("address") }]}
            />
          )}
          <ActionButton
            path="calendars/files"
            label={t("add_file")}
            title={t("add_file_title")}
            intro={t("add_file_text")}
            fields={[...which, file]}
          />
        </div>
      )}
      {feeds.length === 0 ? (
        <p>{t("no_feeds")}</p>
      ) : (
        <ConsoleTable
          rows={feeds}
          keyOf={({ id }) => id}
          columns={[
            { label: t("boat"), isNumber: true, cell: ({ boatCode }) => <bdi>{boatCode}</bdi> },
            { label: t("name"), cell: ({ name }) => <bdi>{name}</bdi> },
            { label: t("source"), cell: ({ host }) => (host === null ? t("file") : <bdi>{host}</bdi>) },
            { label: t("events"), isAmount: true, cell: ({ eventCount }) => eventCount },
            { label: t("read_at"), isNumber: true, cell: ({ readAt }) => (readAt ? at(readAt) : t("never")) },
            {
              label: t("next_at"),
              isNumber: true,
              cell: ({ nextReadAt }) => nextReadAt && isImportOpen && at(nextReadAt),
            },
            {
              label: t("state"),
              cell: ({ error, readAt }) => {
                const problem = problemOf(error);
                if (problem)
                  return (
                    <span className="text-danger">
                      {t(`problems.${problem}`, { kilobytes: FILE.kilobytes })}
                    </span>
                  );
                return readAt && t("fine");
              },
            },
            ...(may(role, "calendars.write") ? [actions] : []),
          ]}
        />
      )}
    </ConsoleCard>
  );
}
