import { accept } from "@/lib/domain/shared/outcome";
import { getUser } from "@/lib/server/accounts/get-user";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint("GET /user", async ({ session }) => accept(await getUser(session.userId)));
