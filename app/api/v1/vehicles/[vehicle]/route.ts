import { accept, refuse } from "@/lib/domain/shared/outcome";
import { findBoatId } from "@/lib/server/catalogue/boats/find-boat-id";
import { readBoat } from "@/lib/server/catalogue/boats/read-boat";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/{vehicle}", async ({ params, locale }) => {
  const boatId = await findBoatId(params.vehicle, locale);
  const boat = boatId && (await readBoat(boatId, locale));
  return boat ? accept(boat) : refuse("not_found");
});
