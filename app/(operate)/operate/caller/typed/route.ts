import type { NextRequest } from "next/server";
import { readCallerQuery } from "@/lib/contracts/console/caller-query";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { sealCallerAddress } from "@/lib/server/operator/caller-address";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const dynamic = "force-dynamic";

/** What staff typed about a caller, which stands in no address that can be read: the page of it follows. */
export async function POST(request: NextRequest) {
  const locale = await requestLocale();
  await requireStaff("bookings.write", pathFor("consoleCaller", locale));
  const now = currentTime();
  const typed = await request.formData();
  const search = Object.fromEntries([...typed.keys()].map((name) => [name, typed.getAll(name).map(String)]));
  const address = sealCallerAddress(readCallerQuery(search, tripDayOf(now)), now);
  const page = pathFor("consoleCaller", locale, null, { ...address, lang: locale });
  return new Response(null, {
    status: 303,
    headers: { Location: page, "Cache-Control": "private, no-store" },
  });
}
