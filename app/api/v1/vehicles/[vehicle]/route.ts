import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { findBoatId } from "@/lib/server/boats/find-boat-id";
import { readBoat } from "@/lib/server/boats/read-boat";

export const GET = endpoint("GET /vehicles/{vehicle}", async ({ params, locale }) => {
  const boatId = await findBoatId(params.vehicle, locale);
  const boat = boatId && (await readBoat(boatId, locale));
  return boat ? accept(boat) : refuse("not_found");
});
