import { isMonth } from "@/lib/domain/ledger/statement-month";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { CONSOLE_LISTS, EXPORTED_ROWS } from "@/lib/domain/staff/console-lists";
import { readFiguresPeriod } from "@/lib/domain/staff/figures-period";
import {
  type ListChoice,
  type ListQuery,
  type ListShape,
  readListQuery,
  type SearchParams,
  writeListQuery,
} from "@/lib/domain/staff/list-query";
import type { Permission, StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { type CsvColumn, csvStream, inOne } from "@/lib/server/operator/csv";
import { readSales } from "@/lib/server/operator/figures/read-sales";
import {
  auditCsv,
  boatCsv,
  bookingCsv,
  ownerCsv,
  paymentCsv,
  refundCsv,
  reviewCsv,
  salesCsv,
  shortlistCsv,
  waitingCsv,
} from "@/lib/server/operator/list/export-columns";
import { countAllBoats, readAllBoats } from "@/lib/server/operator/list/list-all-boats";
import { countAuditEvents, filterOf, readAuditEvents } from "@/lib/server/operator/list/list-audit-events";
import { countBookings, readBookings } from "@/lib/server/operator/list/list-bookings";
import { paymentList, refundList } from "@/lib/server/operator/list/list-money";
import { ownerList } from "@/lib/server/operator/list/list-owners";
import { reviewList } from "@/lib/server/operator/list/list-reviews";
import { sharedLists } from "@/lib/server/operator/list/list-shortlists";
import { waitingList } from "@/lib/server/operator/list/list-waiting";
import { type Cut, type ListedRow, readAll } from "@/lib/server/operator/list/read-page";
import {
  bankFile,
  commissionList,
  type ReadMoneyList,
  sellersList,
  withholdingList,
} from "@/lib/server/operator/owners-money/money-lists";
import { actorOf, isAllowed, type StaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** A list that has a file: for whom, how many rows it has, and how they are read. */
interface Exported {
  permission: Permission;
  open: (search: SearchParams, role: StaffRole, locale: Locale, now: Date) => Promise<OpenedList>;
}

interface OpenedList {
  /** As the address asks for it; what may be an address of a person is left out. */
  asked: Record<string, string>;
  /** Counted up to one more than a file holds. */
  count: number;
  stream: () => ReadableStream<Uint8Array>;
}

function exported<S extends ListShape, Row extends ListedRow>(
  permission: Permission,
  shape: S,
  list: {
    columns: (locale: Locale, role: StaffRole) => Promise<CsvColumn<Row>[]>;
    count: (query: ListQuery<S>, max: number, now: Date) => Promise<number>;
    read: (query: ListQuery<S>, cut: Cut, now: Date, locale: Locale) => Promise<Row[]>;
  },
): Exported {
  return {
    permission,
    open: async (search, role, locale, now) => {
      const query = { ...readListQuery(shape, search), page: null };
      const [columns, count] = await Promise.all([
        list.columns(locale, role),
        list.count(query, EXPORTED_ROWS + 1, now),
      ]);
      const asked = Object.entries(writeListQuery(shape, query)).filter(([, value]) => !value.includes("@"));
      return {
        asked: Object.fromEntries(asked),
        count,
        stream: () =>
          csvStream(
            columns,
            readAll(query, EXPORTED_ROWS, (cut) => list.read(query, cut, now, locale)),
          ),
      };
    },
  };
}

interface ReadTable<Filter, Sort extends string, Row extends ListedRow> {
  count: (filter: Filter, max: number) => Promise<number>;
  read: (filter: Filter, sort: Sort, cut: Cut) => Promise<Row[]>;
}

/** The file of the rows of one table. A list of what is to come has what is still to come today. */
function exportedTable<S extends ListShape, Row extends ListedRow>(
  permission: Permission,
  shape: S,
  table: ReadTable<ListChoice<S> & { today: TripDay }, S["sorts"][number], Row>,
  columns: (locale: Locale, role: StaffRole) => Promise<CsvColumn<Row>[]>,
): Exported {
  const filterOf = ({ chosen }: ListQuery<S>, now: Date) => ({ ...chosen, today: tripDayOf(now) });
  return exported(permission, shape, {
    columns,
    count: (query, max, now) => table.count(filterOf(query, now), max),
    read: (query, cut, now) => table.read(filterOf(query, now), query.sort, cut),
  });
}

/** The file of one table of the figures: all its rows. */
function exportedFigures(table: "byMonth" | "byPort" | "byBoat"): Exported {
  return {
    permission: "figures.read",
    open: async (search, _role, locale, now) => {
      const period = readFiguresPeriod(search, tripDayOf(now));
      const [columns, sales] = await Promise.all([salesCsv(locale, table), readSales(period, locale)]);
      const { from, until, portId } = period;
      return {
        asked: { from, until, ...(portId ? { port: `${portId}` } : {}) },
        count: sales[table].length,
        stream: () => csvStream(columns, inOne(sales[table].slice(0, EXPORTED_ROWS))),
      };
    },
  };
}

/** A list of owners' money: of what is to be paid, or of a closed month. */
function exportedMoney(read: ReadMoneyList): Exported {
  return {
    permission: "owners_money.read",
    open: async (search, _role, locale) => {
      const month = typeof search.month === "string" && isMonth(search.month) ? search.month : null;
      const { columns, rows } = await read(locale, month);
      const asked: OpenedList["asked"] = month ? { month } : {};
      return {
        asked,
        count: rows.length,
        stream: () => csvStream(columns, inOne(rows.slice(0, EXPORTED_ROWS))),
      };
    },
  };
}

const EXPORTS: Readonly<Record<string, Exported>> = {
  bookings: exported("reservations.read", CONSOLE_LISTS.bookings, {
    columns: bookingCsv,
    count: countBookings,
    read: readBookings,
  }),
  payments: exportedTable("payments.read", CONSOLE_LISTS.payments, paymentList, paymentCsv),
  refunds: exportedTable("payments.read", CONSOLE_LISTS.refunds, refundList, refundCsv),
  owners: exportedTable("owners.read", CONSOLE_LISTS.owners, ownerList, ownerCsv),
  reviews: exportedTable("reviews.read", CONSOLE_LISTS.reviews, reviewList, reviewCsv),
  waiting: exportedTable("waiting.read", CONSOLE_LISTS.waiting, waitingList, waitingCsv),
  shortlists: exportedTable("shortlists.read", CONSOLE_LISTS.shortlists, sharedLists, shortlistCsv),
  boats: exported("boats.read", CONSOLE_LISTS.boats, {
    columns: boatCsv,
    count: countAllBoats,
    read: (query, cut, _now, locale) => readAllBoats(query, cut, locale),
  }),
  audit: exported("audit.read", CONSOLE_LISTS.audit, {
    columns: auditCsv,
    count: countAuditEvents,
    read: ({ chosen }, cut) => readAuditEvents(filterOf(chosen), cut),
  }),
  payouts: exportedMoney(bankFile),
  "owners-commission": exportedMoney(commissionList),
  "owners-withholding": exportedMoney(withholdingList),
  "owners-sellers": exportedMoney(sellersList),
  "figures-months": exportedFigures("byMonth"),
  "figures-ports": exportedFigures("byPort"),
  "figures-boats": exportedFigures("byBoat"),
};

/**
 * The file of a list as the address asks for it, at most 10,000 rows; who took it is written down first. Null where
 * there is no such list, or the session may not see it or take files.
 */
export async function exportList(
  session: StaffSession,
  list: string,
  search: SearchParams,
  locale: Locale,
  now: Date,
): Promise<{ name: string; stream: ReadableStream<Uint8Array> } | null> {
  const found = Object.hasOwn(EXPORTS, list) ? EXPORTS[list] : undefined;
  if (!found || !isAllowed(session, "export.csv") || !isAllowed(session, found.permission)) return null;
  const { asked, count, stream } = await found.open(search, session.staff.role, locale, now);
  const isCut = count > EXPORTED_ROWS;
  const rows = Math.min(count, EXPORTED_ROWS);
  await inTransaction((tx) =>
    audit(tx, {
      by: actorOf(session),
      event: "list_exported",
      subject: { kind: "site", id: list },
      data: { rows, ...(isCut ? { cut: true } : {}), ...asked },
    }),
  );
  // Whoever finds the file later sees that there was more.
  const name = `${list}-${tripDayOf(now)}${isCut ? `-first-${EXPORTED_ROWS}` : ""}.csv`;
  return { name, stream: stream() };
}
