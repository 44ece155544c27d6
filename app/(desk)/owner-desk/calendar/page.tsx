import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { DayPanel } from "@/components/desk/calendar/day-panel";
import { FleetMonth } from "@/components/desk/calendar/fleet-month";
import { MonthHead } from "@/components/desk/calendar/month-head";
import { MonthOfBoat } from "@/components/desk/calendar/month-of-boat";
import { BoatChoice } from "@/components/desk/frame/boat-choice";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { addDays, isTripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { listDeskBoats, readDeskCalendar } from "@/lib/server/people/desk/read-desk-calendar";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("pages.calendar") };
}

type Query = Record<"boat" | "day", string | string[] | undefined>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const [query, locale] = await Promise.all([searchParams, requestLocale()]);
  const session = await requireDesk("calendar.write", pathFor("deskCalendar", locale));
  const now = currentTime();
  const today = tripDayOf(now);
  const { day: asked } = query;
  const day = typeof asked === "string" && isTripDay(asked) && asked > today ? asked : today;
  const [t, boats] = await Promise.all([texts(), listDeskBoats(session.ownerId, locale)]);
  const chosen = boats.find(({ code }) => code === query.boat) ?? (boats.length === 1 ? boats[0] : undefined);
  const shown = chosen ? [chosen] : boats;
  const month = `${day.slice(0, 7)}-01`;
  const taken = await readDeskCalendar(shown, { from: month, until: addDays(month, 31) }, now);
  const place = { locale, month, day, today, boat: chosen?.code ?? null };
  return (
    <DeskPage locale={locale} title={t("pages.calendar")} reader={deskReader(session)} place="deskCalendar">
      {boats.length === 0 ? (
        <p className="desk-card text-muted">{t("no_boats")}</p>
      ) : (
        <>
          {boats.length > 1 && (
            <BoatChoice to="deskCalendar" query={{ day }} all {...{ locale, boats }} boat={place.boat} />
          )}
          <div className={chosen ? "desk-two" : "desk-part"}>
            <section className="desk-card" aria-labelledby="desk-month">
              <MonthHead {...place} />
              {chosen ? (
                <MonthOfBoat {...place} taken={taken} />
              ) : (
                <FleetMonth {...place} boats={shown} taken={taken} />
              )}
            </section>
            <IslandMessages locale={locale} nouns={["desk", "desk_calendar", "validation"]}>
              <DayPanel {...place} boats={shown} taken={taken} />
            </IslandMessages>
          </div>
        </>
      )}
    </DeskPage>
  );
}
