import { accept, refuse } from "@/lib/domain/shared/outcome";
import { findBoatId } from "@/lib/server/catalogue/boats/find-boat-id";
import { listReviews } from "@/lib/server/catalogue/boats/list-reviews";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/{vehicle}/reviews", async ({ params, query, locale }) => {
  const boatId = await findBoatId(params.vehicle, locale);
  return boatId ? accept(await listReviews(boatId, query.page)) : refuse("not_found");
});
