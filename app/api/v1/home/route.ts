import { accept } from "@/lib/domain/shared/outcome";
import { getHomeData } from "@/lib/server/reading/home/get-home-data";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /home", async ({ locale }) => accept(await getHomeData(locale)));
