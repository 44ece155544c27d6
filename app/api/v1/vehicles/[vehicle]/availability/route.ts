import { availabilityQuery, availabilityResponse } from "@/lib/contracts/boats/availability";
import { vehicleParams } from "@/lib/contracts/boats/vehicles";
import { refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { findBoatId } from "@/lib/server/boats/find-boat-id";
import { getAvailability } from "@/lib/server/boats/get-availability";

export const GET = endpoint({
  params: vehicleParams,
  query: availabilityQuery,
  response: availabilityResponse,
  session: "none",
  limit: { name: "availability", points: 120, seconds: 60 },
  handle: async ({ params, query, locale, now }) => {
    const boatId = await findBoatId(params.vehicle, locale);
    return boatId ? getAvailability(boatId, query, now) : refuse("not_found");
  },
});
