import { vehiclesAnswer, vehiclesQuery } from "@/lib/contracts/vehicles";
import { accept } from "@/lib/domain/shared/outcome";
import { listBoats } from "@/lib/server/boats/list-boats";
import { endpoint } from "@/lib/server/http/endpoint";

export const GET = endpoint({
  query: vehiclesQuery,
  answer: vehiclesAnswer,
  session: "none",
  limit: { name: "vehicles", points: 240, seconds: 60 },
  handle: async ({ query, locale, now }) => accept(await listBoats(locale, query, now)),
});
