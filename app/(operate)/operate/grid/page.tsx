import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { gridColumns, gridGroups } from "@/app/(operate)/operate/grid/grid-rows";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { DayList } from "@/components/operate/grid/day-list";
import { type ChosenGrid, GridFilter } from "@/components/operate/grid/grid-filter";
import { GridLegend } from "@/components/operate/grid/grid-legend";
import { GridSelection } from "@/components/operate/grid/grid-selection";
import { GridTable } from "@/components/operate/grid/grid-table";
import { buttonClass } from "@/components/ui/button-class";
import { columnAt, GRID_VIEWS, gridWindow } from "@/lib/domain/availability/grid-window";
import { isTripDay, toTripTime, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { may } from "@/lib/domain/staff/permissions";
import { formatDay } from "@/lib/i18n/format-date";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listGridFilters, readGrid } from "@/lib/server/operator/read-grid";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("grid");

const MAX_WORDS = 60;
const CODE = /^[A-Z0-9-]{1,40}$/i;

type Search = Record<string, string | string[] | undefined>;

/** What the address chooses; anything else in it counts as nothing. */
function chosenIn(search: Search, today: string): ChosenGrid & { after: string | null } {
  const one = (name: string) => (typeof search[name] === "string" ? search[name].trim() : "");
  const id = (name: string) => (/^\d{1,9}$/.test(one(name)) ? Number(one(name)) : null);
  return {
    view: GRID_VIEWS.find((view) => view === one("view")) ?? "week",
    from: isTripDay(one("from")) ? one("from") : today,
    by: one("by") === "type" ? "type" : "port",
    port: id("port"),
    type: id("type"),
    q: one("q").slice(0, MAX_WORDS),
    after: CODE.test(one("after")) ? one("after") : null,
  };
}

export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await requestLocale();
  const session = await requireStaff("grid.read", pathFor("consoleGrid", locale));
  const now = currentTime();
  const today = tripDayOf(now);
  const { after, ...chosen } = chosenIn(await searchParams, today);
  const { view, from, by } = chosen;
  const window = gridWindow(view, from);
  const choice = { by, portId: chosen.port, typeId: chosen.type, words: chosen.q, after };
  const [t, grid, filters] = await Promise.all([
    translatorOf(locale, "console_grid"),
    readGrid(window, choice, now, locale),
    listGridFilters(locale),
  ]);
  const { role } = session.staff;
  const groups = await gridGroups(grid, by, window, { locale, role });
  const columns = gridColumns(window, today, locale);
  const isPresent = now >= window.startsAt && now < window.endsAt;
  const look = buttonClass({ variant: "outline" });
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleGrid">
      <section className="console-card" aria-label={t("title")}>
        <GridFilter
          {...{ locale, chosen, today, ...filters }}
          earlier={window.earlier}
          later={window.later}
        />
        <h2>{t("window", { view, days: columns.length, from: formatDay(from, locale, "full") })}</h2>
        <GridLegend locale={locale} isDrawn={view === "month"} />
        {groups.length === 0 ? (
          <p>{t("empty")}</p>
        ) : (
          <>
            <IslandMessages locale={locale} nouns={["console", "console_grid", "validation"]}>
              <GridSelection
                key={`${view} ${from} ${after}`}
                boats={groups.flatMap(({ boats }) => boats.map(({ id, code, name }) => ({ id, code, name })))}
                columns={columns.map(({ key: time, spoken }) => ({ time, spoken }))}
                end={toTripTime(window.endsAt)}
                mayBlock={may(role, "grid.write")}
              >
                <GridTable
                  {...{ view, groups, columns }}
                  label={t("title")}
                  boatLabel={t("boat")}
                  present={isPresent ? columnAt(now, window) : null}
                  now={now.toISOString()}
                />
              </GridSelection>
            </IslandMessages>
            {view === "day" && <DayList locale={locale} groups={groups} />}
          </>
        )}
        <div className="console-actions">
          {after && (
            <RouteLink to="consoleGrid" locale={locale} query={{ ...chosen }} className={look}>
              {t("first_boats")}
            </RouteLink>
          )}
          {grid.hasMore && (
            <RouteLink
              to="consoleGrid"
              locale={locale}
              query={{ ...chosen, after: grid.boats.at(-1)?.code }}
              className={look}
            >
              {t("more_boats")}
            </RouteLink>
          )}
        </div>
      </section>
    </ConsolePage>
  );
}
