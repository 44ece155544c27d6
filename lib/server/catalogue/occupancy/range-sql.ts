import { type SQL, sql } from "drizzle-orm";
import type { Period } from "@/lib/domain/shared/period";

/** A period as a half-open `tstzrange`. */
export function rangeSql({ startsAt, endsAt }: Period): SQL {
  return sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`;
}
