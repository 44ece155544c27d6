import { accept } from "@/lib/domain/shared/outcome";
import { getUser } from "@/lib/server/people/accounts/get-user";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user", async ({ session }) => accept(await getUser(session.userId)));
