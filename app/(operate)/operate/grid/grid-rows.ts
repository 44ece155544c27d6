import type {
  DrawnKind,
  GridBar,
  GridBoatRow,
  GridColumn,
  GridGroup,
} from "@/components/operate/grid/grid-table";
import { columnAt, type GridWindow, packLanes } from "@/lib/domain/availability/grid-window";
import { isBookingNumber } from "@/lib/domain/reservations/reservation-number";
import { toTripTime, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatSpan } from "@/lib/i18n/format-span";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import type { Taken } from "@/lib/server/booking/blocks/list-taken";
import type { Grid, GridChoice } from "@/lib/server/operator/read-grid";

/** The shortest bar that can still be read and pressed, in columns; a month has no room for bars. */
const SHORTEST = { day: 0.7, week: 0.45 } as const;

type Texts = Awaited<ReturnType<typeof translatorOf<"console_grid">>>;

interface Reader {
  locale: Locale;
  role: StaffRole;
}

/** The boats of the grid by port or type, each with its bars in lanes. */
export async function gridGroups(
  { boats, taken }: Grid,
  by: GridChoice["by"],
  window: GridWindow,
  reader: Reader,
): Promise<GridGroup[]> {
  const t = await translatorOf(reader.locale, "console_grid");
  const barsOf = Map.groupBy(taken, ({ boatId }) => boatId);
  const { view } = window;
  let row = 0;
  return [...Map.groupBy(boats, (boat) => boat[by])].map(([name, members]) => ({
    name,
    boats: members.map(({ id, code, name: boat, isOffSale }) => {
      const taken = barsOf.get(id) ?? [];
      const shared = { id, code, name: boat, offSale: isOffSale ? t("off_sale") : null, row: row++ };
      if (view === "month") return { ...shared, laneCount: 1, bars: [], drawn: drawTaken(taken, window) };
      const bars = taken.map((one) => barOf(one, window, SHORTEST[view], { ...reader, t }));
      const shown = bars.map(({ from, until, rest }) => ({ from, until: until + rest }));
      const { lanes, count } = packLanes(shown, SHORTEST[view]);
      return {
        ...shared,
        laneCount: count,
        drawn: [],
        bars: bars.map((bar, index) => ({ ...bar, lane: lanes[index] ?? 0 })),
      };
    }),
  }));
}

/** Where each kind stands in its row, from the top 0 to the bottom 1: told apart without colours. */
const DRAWN = {
  rest: [0.42, 0.16],
  block: [0.3, 0.4],
  imported: [0.08, 0.24],
  service: [0.12, 0.5],
  reservation: [0.12, 0.76],
  hold: [0.12, 0.76],
  request: [0.9, 0.1],
} as const satisfies Record<DrawnKind, readonly [top: number, height: number]>;

/** All that takes a boat's time as one path for each kind: a month of 200 boats has 12,000 trips. */
function drawTaken(taken: readonly Taken[], window: GridWindow): GridBoatRow["drawn"] {
  const paths = new Map<DrawnKind, string>();
  const within = (at: Date) => Math.min(Math.max(0, columnAt(at, window)), window.columns.length);
  const add = (kind: DrawnKind, from: number, until: number) => {
    if (until <= from) return;
    const [top, height] = DRAWN[kind];
    const width = (until - from).toFixed(2);
    paths.set(kind, `${paths.get(kind) ?? ""}M${from.toFixed(2)} ${top}h${width}v${height}h-${width}z`);
  };
  for (const { kind, startsAt, endsAt, takenUntil } of taken) {
    add("rest", within(endsAt), within(takenUntil));
    add(kind, within(startsAt), within(endsAt));
  }
  return (Object.keys(DRAWN) as DrawnKind[]).flatMap((kind) => {
    const d = paths.get(kind);
    return d ? [{ kind, d }] : [];
  });
}

function barOf(
  one: Taken,
  window: GridWindow,
  shortest: number,
  { locale, role, t }: Reader & { t: Texts },
): Omit<GridBar, "lane"> {
  const end = window.columns.length;
  // A bar that begins right before the end of the window still has its length.
  const from = Math.min(Math.max(0, columnAt(one.startsAt, window)), end - shortest);
  const until = Math.min(end, Math.max(from, columnAt(one.endsAt, window)));
  const rest = Math.min(end, columnAt(one.takenUntil, window)) - until;
  const { kind, number, customerName, personCount: persons, note, expiresAt } = one;
  const who = customerName ? showField(role, "field.name", customerName) : "";
  const label = kind === "block" || kind === "imported" ? (note ?? t("kinds.block")) : who;
  const deadline = expiresAt && t("until", { time: formatInstant(expiresAt, locale, "brief") });
  const spoken = [t(`kinds.${kind}`), formatSpan(one.startsAt, one.endsAt, locale), who || note, number];
  if (persons) spoken.push(t("persons", { count: persons }));
  if (deadline) spoken.push(deadline);
  const opens = number && isBookingNumber(number) && may(role, "reservations.read");
  return {
    key: `${kind} ${number} ${one.startsAt.getTime()}`,
    kind,
    from,
    until: Math.max(until, from + shortest - Math.max(rest, 0)),
    rest: Math.max(0, rest),
    time: toTripTime(one.startsAt).slice(11),
    label,
    spoken: spoken.filter(Boolean).join(", "),
    href: opens ? pathFor("consoleReservation", locale, { number }) : null,
    deadline: expiresAt?.toISOString() ?? null,
  };
}

const SATURDAY = 5;

/** The heads of the columns: hours of a day, or days with their weekdays. */
export function gridColumns({ view, columns }: GridWindow, today: string, locale: Locale): GridColumn[] {
  const weekdays = new Intl.DateTimeFormat(INTL_TAGS[locale], { weekday: "short", timeZone: "UTC" });
  return columns.map((time) => {
    const day = time.slice(0, 10);
    const isHour = view === "day";
    const date = view === "week" ? formatDay(day, locale, "brief") : `${Number(day.slice(8))}`;
    return {
      key: time,
      upper: isHour ? "" : weekdays.format(new Date(`${day}T00:00Z`)),
      lower: isHour ? time.slice(11, 13) : date,
      spoken: isHour ? time.slice(11) : formatDay(day, locale, "full"),
      isWeekend: !isHour && weekdayOf(day) >= SATURDAY,
      isToday: !isHour && day === today,
    };
  });
}
