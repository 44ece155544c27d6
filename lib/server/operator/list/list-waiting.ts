import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListChoice } from "@/lib/domain/staff/list-query";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import type { ListedRow } from "@/lib/server/operator/list/read-page";
import { tableList } from "@/lib/server/operator/list/table-list";

/** A customer who waits for a full day of a boat. */
export interface WaitingCustomer extends ListedRow {
  boatCode: string;
  day: TripDay;
  kind: RateKind;
  personCount: number;
  userId: string;
  name: string;
  email: string | null;
  createdAt: Date;
  /** When the customer was last told that the day is free. */
  notifiedAt: Date | null;
}

interface WaitingFilter extends Partial<ListChoice<ShapeOf<"waiting">>> {
  /** Days before this one are over. */
  today: TripDay;
  userId?: string;
}

/** By day, then by boat, where whoever came first stands first. */
const TURN = `(w.day || ' ' || b.code || ' '
  || to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')) collate "C"`;

/** Who waits for a day to come. */
export const waitingList = tableList<WaitingCustomer, WaitingFilter, "day" | "created">({
  from: "waiting_list_entries w join boats b on b.id = w.boat_id",
  joins: "join users u on u.id = w.user_id",
  columns: `b.code as "boatCode", w.day::text as day, w.kind, w.person_count as "personCount", w.user_id as "userId",
    u.name || ' ' || u.surname as name, u.email, w.created_at as "createdAt", w.notified_at as "notifiedAt"`,
  id: "w.id",
  sorts: {
    day: { key: TURN, type: "text" },
    created: { key: "w.created_at", type: "timestamptz" },
  },
  conditions: ({ today, boat, day, userId }, values) => [
    `w.day >= ${values.add(today)}::date`,
    ...(boat ? [`b.code_folded = ${values.add(foldBoatCode(boat))}`] : []),
    ...(day ? [`w.day = ${values.add(day)}::date`] : []),
    ...(userId ? [`w.user_id = ${values.add(userId)}`] : []),
  ],
});
