import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { findBoatId } from "@/lib/server/boats/find-boat-id";
import { listReviews } from "@/lib/server/boats/list-reviews";

export const GET = endpoint("GET /vehicles/{vehicle}/reviews", async ({ params, query, locale }) => {
  const boatId = await findBoatId(params.vehicle, locale);
  return boatId ? accept(await listReviews(boatId, query.page)) : refuse("not_found");
});
