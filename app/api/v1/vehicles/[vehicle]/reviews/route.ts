import { reviewsQuery, reviewsResponse, vehicleParams } from "@/lib/contracts/boats/vehicles";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { findBoatId } from "@/lib/server/boats/find-boat-id";
import { listReviews } from "@/lib/server/boats/list-reviews";

export const GET = endpoint({
  params: vehicleParams,
  query: reviewsQuery,
  response: reviewsResponse,
  session: "none",
  limit: { name: "vehicle", points: 240, seconds: 60 },
  handle: async ({ params, query, locale }) => {
    const boatId = await findBoatId(params.vehicle, locale);
    return boatId ? accept(await listReviews(boatId, query.page)) : refuse("not_found");
  },
});
