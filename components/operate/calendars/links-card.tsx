import { ActionButton } from "@/components/operate/action/action-button";
import { CopyAddress } from "@/components/operate/calendars/copy-address";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface CalendarLink {
  id: string;
  boatCode: string;
  name: string;
  wholeDays: boolean;
  withImported: boolean;
  createdAt: Date;
  address: string;
}

interface LinksCardProps {
  locale: Locale;
  role: StaffRole;
  links: readonly CalendarLink[];
}

/** The secret addresses under which other platforms read boats: in full only for whoever may make them. */
export async function LinksCard({ locale, role, links }: LinksCardProps) {
  const t = await translatorOf(locale, "console_calendars");
  const mayWrite = may(role, "calendars.write");
  const own: Column<CalendarLink>[] = [
    {
      label: t("link"),
      cell: ({ address }) => (
        <code dir="ltr" className="break-all text-xs">
          {address}
        </code>
      ),
    },
    {
      label: t("actions"),
      cell: ({ id, name, boatCode: boat, address }) => (
        <div className="console-actions">
          <CopyAddress address={address} name={t("copy_of", { name, boat })} />
          <ActionButton
            path={`calendars/links/${id}/revoke`}
            label={t("revoke")}
            title={t("revoke_title", { name, boat })}
            intro={t("revoke_text")}
            variant="danger"
          />
        </div>
      ),
    },
  ];
  return (
    <ConsoleCard title={t("links")}>
      <p className="text-muted">{t("links_text")}</p>
      {mayWrite && (
        <div className="console-actions">
          <ActionButton
            path="calendars/links"
            label={t("add_link")}
            title={t("add_link_title")}
            fields={[
              { kind: "text", name: "boat", label: t("boat_code") },
              { kind: "text", name: "name", label: t("name"), hint: t("name_hint") },
              { kind: "tick", name: "whole_days", label: t("tick_days") },
              { kind: "tick", name: "with_imported", label: t("tick_imported") },
            ]}
          />
        </div>
      )}
      {links.length === 0 ? (
        <p>{t("no_links")}</p>
      ) : (
        <ConsoleTable
          rows={links}
          keyOf={({ id }) => id}
          columns={[
            { label: t("boat"), isNumber: true, cell: ({ boatCode }) => <bdi>{boatCode}</bdi> },
            { label: t("name"), cell: ({ name }) => <bdi>{name}</bdi> },
            { label: t("days"), cell: ({ wholeDays }) => t(wholeDays ? "whole_days" : "hours") },
            {
              label: t("imported"),
              cell: ({ withImported }) => t(withImported ? "with_imported" : "without_imported"),
            },
            {
              label: t("created"),
              isNumber: true,
              cell: ({ createdAt }) => formatInstant(createdAt, locale, "brief"),
            },
            ...(mayWrite ? own : []),
          ]}
        />
      )}
    </ConsoleCard>
  );
}
