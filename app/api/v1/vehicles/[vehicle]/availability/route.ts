import { refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { findBoatId } from "@/lib/server/boats/find-boat-id";
import { getAvailability } from "@/lib/server/boats/get-availability";

export const GET = endpoint(
  "GET /vehicles/{vehicle}/availability",
  async ({ params, query, locale, now }) => {
    const boatId = await findBoatId(params.vehicle, locale);
    return boatId ? getAvailability(boatId, query, now) : refuse("not_found");
  },
);
