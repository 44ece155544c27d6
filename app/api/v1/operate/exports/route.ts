import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/exports", async () => accept(null));
