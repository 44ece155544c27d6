import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { getHomeData } from "@/lib/server/home/get-home-data";

export const GET = endpoint("GET /home", async ({ locale }) => accept(await getHomeData(locale)));
