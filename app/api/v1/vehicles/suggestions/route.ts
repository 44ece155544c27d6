import { accept } from "@/lib/domain/shared/outcome";
import { suggestBoats } from "@/lib/server/catalogue/search/suggest-boats";
import { getSuggestedCities } from "@/lib/server/reading/home/list-popular-places";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/suggestions", async ({ query: { text }, locale }) =>
  accept({
    cities: text === "" ? await getSuggestedCities(locale) : [],
    boats: await suggestBoats(text, locale),
  }),
);
