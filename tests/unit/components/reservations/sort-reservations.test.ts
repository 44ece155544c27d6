import { sortReservations } from "@/components/reservations/list/sort-reservations";
import { sortThreads } from "@/components/reservations/list/thread-links";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

const entry = (id: string, status: ReservationStatus, start: string, created: string, expires?: string) => ({
  id,
  status,
  start_date: `2027-${start}T10:00`,
  created_at: `2026-${created}T10:00:00.000Z`,
  expires_at: expires ? `2026-${expires}:00.000Z` : null,
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test("the next trip comes first, past ones last, the latest of them first", () => {
  const list = [
    entry("far", "reservation_created", "06-01", "11-20"),
    entry("long-ago", "reservation_completed", "01-01", "10-01"),
    entry("next", "reservation_coming", "03-01", "11-01"),
    entry("lately", "reservation_cancelled", "02-01", "09-01"),
  ];
  expect(ids(sortReservations(list))).toEqual(["next", "far", "lately", "long-ago"]);
});

test("trips to pay come before waiting requests, the nearest deadline first", () => {
  const list = [
    entry("refused", "request_rejected", "01-01", "11-21"),
    entry("asked", "request_created", "01-01", "11-20", "11-20T11:00"),
    entry("later", "request_created_payment_pending", "01-01", "11-20", "11-21T10:00"),
    entry("soon", "request_created_payment_pending", "01-01", "11-19", "11-20T10:30"),
    entry("expired", "request_timeout", "01-01", "11-22"),
  ];
  expect(ids(sortReservations(list))).toEqual(["soon", "later", "asked", "expired", "refused"]);
});

test("conversations come first, and ended requests without messages are not offered unless one is open", () => {
  const list = [
    entry("silent", "reservation_created", "06-01", "11-20"),
    entry("dead", "request_timeout", "06-01", "11-20"),
    entry("dead-but-written", "request_rejected", "06-01", "11-20"),
    entry("written", "reservation_created", "06-01", "11-01"),
  ];
  const times = new Map([
    ["written", "2026-11-21T10:00:00.000Z"],
    ["dead-but-written", "2026-11-20T10:00:00.000Z"],
  ]);
  const { written, unwritten } = sortThreads(list, times, null);
  expect([ids(written), ids(unwritten)]).toEqual([["written", "dead-but-written"], ["silent"]]);
  expect(ids(sortThreads(list, times, "dead").unwritten)).toEqual(["silent", "dead"]);
});
