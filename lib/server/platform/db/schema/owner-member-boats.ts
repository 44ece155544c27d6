import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { boats } from "./boats";
import { ownerMembers } from "./owners";

/** The boats whose trips a captain sees. */
export const ownerMemberBoats = pgTable(
  "owner_member_boats",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => ownerMembers.id, { onDelete: "cascade" }),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.boatId] }), index("owner_member_boats_boat_id").on(t.boatId)],
);
