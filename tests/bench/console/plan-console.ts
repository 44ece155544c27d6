import { gridWindow } from "@/lib/domain/availability/grid-window";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { CONSOLE_LISTS, COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { readCancellations, readRequestFigures } from "@/lib/server/operator/figures/read-requests";
import { readSales } from "@/lib/server/operator/figures/read-sales";
import { findAnything } from "@/lib/server/operator/find-anything";
import { countBookings, listBookings } from "@/lib/server/operator/list/list-bookings";
import { paymentList, refundList } from "@/lib/server/operator/list/list-money";
import { readBooking } from "@/lib/server/operator/read-booking";
import { listGridFilters, readGrid } from "@/lib/server/operator/read-grid";
import { readToday } from "@/lib/server/operator/read-today";
import { getPool } from "@/lib/server/platform/db/pool";

export interface Group {
  name: string;
  /** In milliseconds: what one in twenty may take. */
  limit: number;
  reads: readonly (() => Promise<unknown>)[];
}

const PAGE = 100;
const FIND = 50;
const NONE = Number.POSITIVE_INFINITY;
/** Ways of asking in a group. */
const ASKED = 20;

interface Sample {
  id: string;
  number: string;
  code: string;
  port: number;
  name: string;
  surname: string;
  email: string;
  phone: string;
}

/** What the console's pages read, for bookings, customers and boats from all over the data. */
export async function planConsole(now: Date): Promise<Group[]> {
  const { rows: samples } = await getPool().query<Sample>(
    `select r.id, r.number, b.code, r.departure_port_id as port, u.name, u.surname, u.email, u.phone
     from reservations r join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     where u.email like 'person%' order by r.id limit ${ASKED}`,
  );
  const today = tripDayOf(now);
  const each = (read: (sample: Sample, index: number) => Promise<unknown>) =>
    samples.map((sample, index) => () => read(sample, index));
  const find = (wordsOf: (sample: Sample) => string) =>
    each((sample) => findAnything(wordsOf(sample), "admin", "tr"));
  const bookings = (searchOf: (sample: Sample) => SearchParams) =>
    each((sample) => {
      const query = readListQuery(CONSOLE_LISTS.bookings, searchOf(sample));
      return Promise.all([listBookings(query), countBookings(query, COUNTED_ROWS + 1)]);
    });
  const payments = (searchOf: (sample: Sample) => SearchParams) =>
    each((sample) => {
      const query = readListQuery(CONSOLE_LISTS.payments, searchOf(sample));
      return Promise.all([
        paymentList.page(query, query.chosen),
        paymentList.count(query.chosen, COUNTED_ROWS + 1),
      ]);
    });
  const month = gridWindow("month", today);
  const grid = ({ code }: Sample, index: number) => {
    const all = { by: index % 2 === 0 ? "port" : "type", portId: null, typeId: null, words: "" } as const;
    return Promise.all([readGrid(month, { ...all, after: code }, now, "tr"), listGridFilters("tr")]);
  };
  const refunds = readListQuery(CONSOLE_LISTS.refunds, {});
  const quarter = { from: addDays(today, -60), until: addDays(today, 30), portId: null };
  return [
    { name: "today", limit: PAGE, reads: [() => readToday(now, "tr")] },
    { name: "one reservation", limit: PAGE, reads: each(({ number }) => readBooking(number, now)) },
    { name: "find a number", limit: FIND, reads: find(({ number }) => number) },
    { name: "find a full name", limit: FIND, reads: find(({ name, surname }) => `${name} ${surname}`) },
    { name: "find a surname", limit: FIND, reads: find(({ surname }) => surname) },
    { name: "find two letters", limit: FIND, reads: find(({ surname }) => surname.slice(0, 2)) },
    { name: "find an address", limit: FIND, reads: find(({ email }) => email) },
    { name: "find last digits", limit: FIND, reads: find(({ phone }) => phone.slice(-7)) },
    { name: "find a boat code", limit: FIND, reads: find(({ code }) => code) },
    { name: "find nothing", limit: FIND, reads: find(({ name }) => `${name} zzqx`) },
    ...["departure", "-departure", "-created", "-total"].map((sort) => {
      return { name: `bookings by ${sort}`, limit: PAGE, reads: bookings(() => ({ sort })) };
    }),
    { name: "bookings, a page far behind", limit: PAGE, reads: bookings(({ id }) => ({ after: id })) },
    { name: "bookings of a status", limit: PAGE, reads: bookings(() => ({ status: "reservation_coming" })) },
    { name: "bookings of a port", limit: PAGE, reads: bookings(({ port }) => ({ port: `${port}` })) },
    { name: "bookings of a boat", limit: PAGE, reads: bookings(({ code }) => ({ boat: code })) },
    { name: "bookings of a number", limit: PAGE, reads: bookings(({ number }) => ({ number })) },
    {
      name: "bookings of a week, by creation",
      limit: PAGE,
      reads: bookings(() => ({ departs_from: today, departs_until: addDays(today, 6) })),
    },
    {
      name: "bookings of a port and a status",
      limit: PAGE,
      reads: bookings(({ port }) => ({ port: `${port}`, status: "reservation_coming", sort: "-total" })),
    },
    { name: "grid, 200 boats of 31 days", limit: PAGE, reads: each(grid) },
    { name: "payments", limit: PAGE, reads: payments(() => ({})) },
    { name: "payments of a booking", limit: PAGE, reads: payments(({ number }) => ({ number })) },
    { name: "payments that failed", limit: PAGE, reads: payments(() => ({ state: "failed" })) },
    {
      name: "refunds",
      limit: PAGE,
      reads: [
        () =>
          Promise.all([
            refundList.page(refunds, refunds.chosen),
            refundList.count(refunds.chosen, COUNTED_ROWS + 1),
          ]),
      ],
    },
    { name: "figures of requests, 3 months", limit: NONE, reads: [() => readRequestFigures(quarter)] },
    { name: "figures of cancellations, 3 months", limit: NONE, reads: [() => readCancellations(quarter)] },
    { name: "figures of sales, 3 months", limit: NONE, reads: [() => readSales(quarter, "tr")] },
  ];
}
