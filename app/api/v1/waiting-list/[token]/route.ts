import { endpoint } from "@/lib/server/api/endpoint";
import { endWishByToken } from "@/lib/server/waiting/wishes";

export const POST = endpoint("POST /waiting-list/{token}", ({ params }) => endWishByToken(params.token));
