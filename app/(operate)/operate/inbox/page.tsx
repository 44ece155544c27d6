import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { ConsolePage } from "@/components/operate/frame/console-page";
import {
  type ChosenInbox,
  InboxFilter,
  InboxTabs,
  inboxQuery,
  MAX_WORDS,
} from "@/components/operate/inbox/inbox-filter";
import { InboxTable } from "@/components/operate/inbox/inbox-table";
import { buttonClass } from "@/components/ui/button-class";
import { INBOX_KINDS, INBOX_TABS } from "@/lib/domain/messages/conversation";
import { may } from "@/lib/domain/staff/permissions";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listConversations } from "@/lib/server/operator/list-conversations";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("inbox");

const ON_A_PAGE = 50;

type Search = Record<string, string | string[] | undefined>;

/** What the address chooses; anything else in it counts as nothing. */
function chosenIn(search: Search): ChosenInbox & { after: string } {
  const one = (name: string) => (typeof search[name] === "string" ? search[name].trim() : "");
  return {
    tab: INBOX_TABS.find((tab) => tab === one("tab")) ?? INBOX_TABS[0],
    kind: INBOX_KINDS.find((kind) => kind === one("kind")) ?? null,
    language: LOCALES.find((locale) => locale === one("language")) ?? null,
    words: one("q").slice(0, MAX_WORDS),
    after: one("after"),
  };
}

export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await requestLocale();
  const session = await requireStaff("inbox.read", pathFor("consoleInbox", locale));
  const { id: staffId, role } = session.staff;
  const { after, ...chosen } = chosenIn(await searchParams);
  const { tab, kind, language, words } = chosen;
  const filter = { tab, kinds: kind && [kind], language, words, staffId, after, locale };
  const [t, found] = await Promise.all([
    translatorOf(locale, "console_inbox"),
    listConversations(filter, ON_A_PAGE + 1),
  ]);
  const rows = found.slice(0, ON_A_PAGE);
  const isNarrowed = kind !== null || language !== null || words !== "" || after !== "";
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleInbox">
      <section className="console-card" aria-label={t("title")}>
        <InboxTabs {...{ locale, chosen }} />
        <InboxFilter {...{ locale, chosen }} />
        {rows.length > 0 ? (
          <InboxTable {...{ locale, role, rows }} now={currentTime()} />
        ) : (
          <p>{t(isNarrowed ? "no_match" : `empty.${tab}`)}</p>
        )}
        <Pages
          {...{ locale, chosen }}
          isLater={after !== ""}
          next={found[ON_A_PAGE] && rows.at(-1)?.cursor}
        />
        {may(role, "templates.write") && (
          <RouteLink to="consoleTemplates" locale={locale} className="text-sea underline">
            {t("templates")}
          </RouteLink>
        )}
      </section>
    </ConsolePage>
  );
}

interface PagesProps {
  locale: Locale;
  chosen: ChosenInbox;
  isLater: boolean;
  next: string | undefined;
}

async function Pages({ locale, chosen, isLater, next }: PagesProps) {
  const t = await translatorOf(locale, "console_inbox");
  const look = buttonClass({ variant: "outline" });
  if (!isLater && !next) return null;
  return (
    <div className="console-actions">
      {isLater && (
        <RouteLink to="consoleInbox" locale={locale} query={inboxQuery(chosen)} className={look}>
          {t("first")}
        </RouteLink>
      )}
      {next && (
        <RouteLink
          to="consoleInbox"
          locale={locale}
          query={{ ...inboxQuery(chosen), after: next }}
          className={look}
        >
          {t("next")}
        </RouteLink>
      )}
    </div>
  );
}
