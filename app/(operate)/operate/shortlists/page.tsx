import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { type Search, textIn } from "@/app/(operate)/search-text";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListFilter } from "@/components/operate/frame/list-filter";
import { ListPages } from "@/components/operate/frame/list-pages";
import { ShortlistsTable } from "@/components/operate/shortlists/shortlists-table";
import { TextInput } from "@/components/ui/fields/text-input";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listSharedLists } from "@/lib/server/operator/list-shared-lists";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const generateMetadata = () => consoleMetadata("shortlists");

const ON_A_PAGE = 25;

export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await requestLocale();
  const session = await requireStaff("shortlists.read", pathFor("consoleShortlists", locale));
  const search = await searchParams;
  const email = textIn(search, "email");
  const from = textIn(search, "from");
  const before = from && isUuid(from) ? from : null;
  const [t, found] = await Promise.all([
    translatorOf(locale, "console_shortlists"),
    listSharedLists({ email, before }, ON_A_PAGE + 1),
  ]);
  const lists = found.slice(0, ON_A_PAGE);
  const { role } = session.staff;
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleShortlists">
      <section className="console-card" aria-label={t("title")}>
        <ListFilter locale={locale} place="consoleShortlists">
          <TextInput
            id="shortlists-email"
            name="email"
            label={t("email")}
            defaultValue={email ?? ""}
            maxLength={100}
          />
        </ListFilter>
        {lists.length === 0 ? <p>{t("empty")}</p> : <ShortlistsTable {...{ locale, role, lists }} />}
        <ListPages
          locale={locale}
          place="consoleShortlists"
          query={{ email }}
          isLater={before !== null}
          next={found.length > ON_A_PAGE ? (lists.at(-1)?.id ?? null) : null}
        />
      </section>
    </ConsolePage>
  );
}
