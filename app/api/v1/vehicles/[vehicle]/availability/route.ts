import { refuse } from "@/lib/domain/shared/outcome";
import { findBoatId } from "@/lib/server/catalogue/boats/find-boat-id";
import { getAvailability } from "@/lib/server/catalogue/boats/get-availability";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint(
  "GET /vehicles/{vehicle}/availability",
  async ({ params, query, locale, now }) => {
    const boatId = await findBoatId(params.vehicle, locale);
    return boatId ? getAvailability(boatId, query, now) : refuse("not_found");
  },
);
