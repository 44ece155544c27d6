import { homeResponse } from "@/lib/contracts/home";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { getHomeData } from "@/lib/server/home/get-home-data";

export const GET = endpoint({
  response: homeResponse,
  session: "none",
  limit: { name: "home", points: 120, seconds: 60 },
  handle: async ({ locale }) => accept(await getHomeData(locale)),
});
