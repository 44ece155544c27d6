import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { type Search, textIn } from "@/app/(operate)/search-text";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListFilter } from "@/components/operate/frame/list-filter";
import { ListPages } from "@/components/operate/frame/list-pages";
import { WaitingCustomersTable } from "@/components/operate/waiting/waiting-customers-table";
import { TextInput } from "@/components/ui/fields/text-input";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { isTripDay } from "@/lib/domain/shared/istanbul-time";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listWaitingCustomers } from "@/lib/server/operator/list-waiting-customers";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("waiting");

const ON_A_PAGE = 25;

export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await requestLocale();
  const session = await requireStaff("waiting.read", pathFor("consoleWaiting", locale));
  const search = await searchParams;
  const boat = textIn(search, "boat");
  const given = textIn(search, "day");
  const day = given && isTripDay(given) ? given : null;
  const from = textIn(search, "from");
  const after = from && isUuid(from) ? from : null;
  const [t, found] = await Promise.all([
    translatorOf(locale, "console_waiting"),
    listWaitingCustomers({ boatCode: boat, day, after }, currentTime(), ON_A_PAGE + 1),
  ]);
  const entries = found.slice(0, ON_A_PAGE);
  const { role } = session.staff;
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleWaiting">
      <section className="console-card" aria-label={t("title")}>
        <ListFilter locale={locale} place="consoleWaiting">
          <TextInput
            id="waiting-boat"
            name="boat"
            label={t("boat")}
            defaultValue={boat ?? ""}
            maxLength={100}
          />
          <TextInput id="waiting-day" name="day" type="date" label={t("day")} defaultValue={day ?? ""} />
        </ListFilter>
        {entries.length === 0 ? (
          <p>{t("empty")}</p>
        ) : (
          <WaitingCustomersTable {...{ locale, role, entries }} />
        )}
        <ListPages
          locale={locale}
          place="consoleWaiting"
          query={{ boat, day }}
          isLater={after !== null}
          next={found.length > ON_A_PAGE ? (entries.at(-1)?.id ?? null) : null}
        />
      </section>
    </ConsolePage>
  );
}
