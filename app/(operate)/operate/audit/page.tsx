import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { AuditFilter } from "@/components/operate/audit/audit-filter";
import { AuditTable } from "@/components/operate/audit/audit-table";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { buttonClass } from "@/components/ui/button-class";
import { AUDIT_EVENTS } from "@/lib/domain/shared/audit-events";
import { ACTOR_KINDS } from "@/lib/domain/shared/vocabulary";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listAuditEvents } from "@/lib/server/operator/list-audit-events";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const generateMetadata = () => consoleMetadata("audit");

const ON_A_PAGE = 50;
const MAX_ABOUT = 100;

type Search = Record<string, string | string[] | undefined>;

/** What the address chooses; anything else in it counts as nothing. */
function chosenIn(search: Search) {
  const one = (name: string) => (typeof search[name] === "string" ? search[name].trim() : "");
  const before = one("before");
  return {
    about: one("about").slice(0, MAX_ABOUT) || null,
    event: AUDIT_EVENTS.find((event) => event === one("event")) ?? null,
    actorKind: ACTOR_KINDS.find((kind) => kind === one("by")) ?? null,
    before: /^\d{1,15}$/.test(before) ? Number(before) : null,
  };
}

export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await requestLocale();
  const session = await requireStaff("audit.read", pathFor("consoleAudit", locale));
  const chosen = chosenIn(await searchParams);
  const [t, found] = await Promise.all([
    translatorOf(locale, "console"),
    listAuditEvents(chosen, ON_A_PAGE + 1),
  ]);
  const events = found.slice(0, ON_A_PAGE);
  const { about, event, actorKind: by } = chosen;
  const filter = { about, event, by };
  const look = buttonClass({ variant: "outline" });
  return (
    <ConsolePage locale={locale} title={t("audit.title")} reader={readerOf(session)} place="consoleAudit">
      <section className="console-card" aria-label={t("audit.title")}>
        <p>{t("audit.intro")}</p>
        <AuditFilter locale={locale} chosen={chosen} />
        {events.length === 0 ? (
          <p>{t("audit.empty")}</p>
        ) : (
          <AuditTable locale={locale} role={session.staff.role} events={events} />
        )}
        <div className="console-actions">
          {chosen.before !== null && (
            <RouteLink to="consoleAudit" locale={locale} query={filter} className={look}>
              {t("audit.newest")}
            </RouteLink>
          )}
          {found.length > ON_A_PAGE && (
            <RouteLink
              to="consoleAudit"
              locale={locale}
              query={{ ...filter, before: events.at(-1)?.id }}
              className={look}
            >
              {t("audit.older")}
            </RouteLink>
          )}
        </div>
      </section>
    </ConsolePage>
  );
}
