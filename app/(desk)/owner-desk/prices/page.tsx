import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { BoatChoice } from "@/components/desk/frame/boat-choice";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { RaiseForm } from "@/components/desk/prices/raise-form";
import { RatesForm } from "@/components/desk/prices/rates-form";
import { SeasonList } from "@/components/desk/prices/season-list";
import { YearOfPrices } from "@/components/desk/prices/year-of-prices";
import { IslandMessages } from "@/components/layout/island-messages";
import { formOf } from "@/lib/domain/boats/boat-form";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { WEEKDAYS } from "@/lib/server/catalogue/boats/files/boat-document";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { isDeskAllowed } from "@/lib/server/people/desk/desk-session";
import { listDeskBoats } from "@/lib/server/people/desk/read-desk-calendar";
import { readDeskPrices } from "@/lib/server/people/desk/read-desk-prices";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("pages.prices") };
}

type Query = Record<"boat", string | string[] | undefined>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const [query, locale] = await Promise.all([searchParams, requestLocale()]);
  const session = await requireDesk("prices.write", pathFor("deskPrices", locale));
  const now = currentTime();
  const [t, p, boats] = await Promise.all([
    texts(),
    translatorOf(locale, "desk_prices"),
    listDeskBoats(session.ownerId, locale),
  ]);
  const code = (boats.find((boat) => boat.code === query.boat) ?? boats[0])?.code ?? null;
  const prices = code === null ? null : await readDeskPrices(session.ownerId, code, now);
  const weekdays = WEEKDAYS.map((key) => ({ key, name: p(`weekdays.${key}`) }));
  return (
    <DeskPage locale={locale} title={t("pages.prices")} reader={deskReader(session)} place="deskPrices">
      {boats.length > 1 && <BoatChoice to="deskPrices" {...{ locale, boats }} boat={code} />}
      {prices === null || code === null ? (
        <p className="desk-card text-muted">{t("no_boats")}</p>
      ) : (
        <>
          <section className="desk-card" aria-labelledby="desk-year">
            <h2 id="desk-year">{p("year")}</h2>
            <p className="text-muted">{prices.years.length === 0 ? p("no_prices") : p("year_intro")}</p>
            {prices.years.map((year) => (
              <section key={year.kind} className="desk-part">
                <h3>{p(`kinds.${year.kind}`)}</h3>
                <YearOfPrices {...{ locale, year }} currency={prices.currency} />
                <SeasonList
                  {...{ locale }}
                  currency={prices.currency}
                  seasons={prices.seasons.filter(({ kind }) => kind === year.kind)}
                  weekdays={weekdays.map(({ name }) => name)}
                  shares={isDeskAllowed(session, "money.read")}
                />
              </section>
            ))}
          </section>
          <IslandMessages locale={locale} nouns={["desk", "desk_prices", "validation"]}>
            <div className="desk-two">
              <RaiseForm key={code} code={code} today={tripDayOf(now)} />
              <details className="desk-card">
                <summary>{p("rules")}</summary>
                <RatesForm
                  key={prices.version}
                  code={code}
                  version={prices.version}
                  opened={formOf(prices.document)}
                  weekdays={weekdays}
                />
              </details>
            </div>
          </IslandMessages>
        </>
      )}
    </DeskPage>
  );
}
