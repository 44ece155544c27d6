import { readAddress, readFields } from "@/app/(operate)/operate/boat-search/read-asked";
import { readerOf } from "@/app/(operate)/reader-of";
import { BoatAnswer } from "@/components/operate/boats/boat-answer";
import { BoatSearchForm } from "@/components/operate/boats/boat-search-form";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { Notice } from "@/components/ui/notice";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import type { QueryParams } from "@/lib/routes/query-params";
import { explainBoat } from "@/lib/server/catalogue/search/explain-boat";
import { listPorts } from "@/lib/server/operator/list/list-ports";
import { findBoat } from "@/lib/server/operator/read-boat-sheet";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export async function generateMetadata() {
  return { title: (await translatorOf(await requestLocale(), "console_boat_search"))("title") };
}

const FIELDS = ["code", "address", "port", "date", "start_hour", "end_hour", "persons", "rent_type"] as const;

export default async function Page({ searchParams }: { searchParams: Promise<QueryParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("boats.read", pathFor("consoleBoatSearch", locale));
  const params = await searchParams;
  const textOf = (name: string) => (typeof params[name] === "string" ? params[name].slice(0, 2000) : "");
  const asked = Object.fromEntries(FIELDS.map((name) => [name, textOf(name)]));
  const [t, ports] = await Promise.all([translatorOf(locale, "console_boat_search"), listPorts(locale)]);
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleBoat">
      <ConsoleCard title={t("ask")}>
        <p className="text-muted">{t("intro")}</p>
        <BoatSearchForm {...{ locale, ports, asked }} />
      </ConsoleCard>
      {textOf("code") && <Answer code={textOf("code")} address={textOf("address")} params={params} />}
    </ConsolePage>
  );
}

async function Answer({ code, address, params }: { code: string; address: string; params: QueryParams }) {
  const locale = await requestLocale();
  const [t, boat, query] = await Promise.all([
    translatorOf(locale, "console_boat_search"),
    findBoat(code),
    address ? readAddress(address) : readFields(params),
  ]);
  if (!boat) return <Notice tone="warning">{t("no_boat")}</Notice>;
  if (!query) return <Notice tone="warning">{t("no_list")}</Notice>;
  const explained = await explainBoat(boat.id, query, currentTime());
  if (!explained) return <Notice tone="warning">{t("no_boat")}</Notice>;
  return <BoatAnswer {...{ locale, explained }} code={boat.code} />;
}
