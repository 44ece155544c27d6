import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { AuditTable } from "@/components/operate/audit/audit-table";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { EditOwner } from "@/components/operate/owners/edit-owner";
import { OwnerApplications } from "@/components/operate/owners/owner-applications";
import { OwnerBoats } from "@/components/operate/owners/owner-boats";
import { OwnerFacts } from "@/components/operate/owners/owner-facts";
import { OwnerMembers } from "@/components/operate/owners/owner-members";
import { OwnerPapers } from "@/components/operate/owners/owner-papers";
import { OwnerStateActions } from "@/components/operate/owners/owner-state";
import { OwnerSteps } from "@/components/operate/owners/owner-steps";
import { Notice } from "@/components/ui/notice";
import { showField } from "@/lib/domain/staff/mask-field";
import { may } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatList } from "@/lib/i18n/format-list";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listAuditEvents } from "@/lib/server/operator/list/list-audit-events";
import { readOwner } from "@/lib/server/operator/read-owner";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Params = Promise<{ id: string }>;

const MAX_AUDIT = 30;

/** Without the name: titles stay in the history of the browser. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await translatorOf(await requestLocale(), "console_owners"))("owner") };
}

export default async function Page({ params }: { params: Params }) {
  const [{ id }, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("owners.read", pathFor("consoleOwner", locale, { id }));
  const { role } = session.staff;
  const [t, owner] = await Promise.all([
    translatorOf(locale, "console_owners"),
    readOwner(id, locale, currentTime()),
  ]);
  if (!owner) return redirect(pathFor("consoleMissing", locale));
  const { papers, agreement, applications, invitation } = owner;
  const isComplete = owner.missing.length === 0 && papers.gaps.length === 0 && agreement !== null;
  const events = may(role, "audit.read") ? await listAuditEvents({ about: id }, MAX_AUDIT) : [];
  return (
    <ConsolePage
      locale={locale}
      title={<bdi>{showField(role, "field.name", owner.name)}</bdi>}
      reader={readerOf(session)}
      place="consoleOwner"
    >
      <IslandMessages locale={locale} nouns={["console", "console_owners", "validation"]}>
        <ConsoleCard title={t("facts")}>
          <p>
            <span className={`boats-status owners-${owner.state}`}>{t(`state.${owner.state}`)}</span>{" "}
            {t(`is.${owner.state}`)}
          </p>
          {owner.missing.length > 0 && (
            <Notice tone="warning">
              {t("missing", {
                fields: formatList(
                  owner.missing.map((field) => t(`field.${field}`)),
                  locale,
                ),
              })}
            </Notice>
          )}
          <p>
            {agreement
              ? t("agreement_accepted", {
                  version: agreement.version,
                  time: formatInstant(agreement.acceptedAt, locale),
                })
              : t("agreement_open")}
            {owner.state === "invited" &&
              invitation &&
              ` ${t("invited_until", { time: formatInstant(invitation.expiresAt, locale) })}`}
          </p>
          <OwnerFacts {...{ locale, role, owner }} />
          <div className="console-actions">
            <EditOwner {...{ locale, role, owner }} />
            <OwnerStateActions {...{ locale, role, owner, isComplete }} />
          </div>
        </ConsoleCard>
        {applications.length > 0 && (
          <ConsoleCard title={t("applications")}>
            <OwnerApplications {...{ locale, applications }} />
          </ConsoleCard>
        )}
        <ConsoleCard title={t("boats")}>
          <OwnerBoats locale={locale} boats={owner.boats} />
        </ConsoleCard>
        <ConsoleCard title={t("papers")}>
          <OwnerPapers {...{ locale, role }} {...papers} />
        </ConsoleCard>
        <ConsoleCard title={t("members")}>
          <OwnerMembers {...{ locale, role }} ownerId={id} members={owner.members} />
        </ConsoleCard>
        <ConsoleCard title={t("history")}>
          <OwnerSteps locale={locale} steps={owner.history} />
        </ConsoleCard>
        {events.length > 0 && (
          <ConsoleCard title={t("audit")}>
            <AuditTable {...{ locale, role, events }} />
          </ConsoleCard>
        )}
      </IslandMessages>
    </ConsolePage>
  );
}
