import { refuse } from "@/lib/domain/shared/outcome";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { serveContract } from "@/lib/server/runtime/api/serve-contract";

/**
 * Responds to calls that match no endpoint, in the form of every other refusal: 404, or 405 with `Allow` when the
 * front reports that the address has endpoints, but none for this method.
 */
export const unmatchedEndpoint = serveContract(
  { response: null, access: "anyone" },
  async ({ requestHeaders, headers }) => {
    const allow = requestHeaders.get(INTERNAL_HEADERS.allow);
    if (allow === null) return refuse("not_found");
    headers.set("Allow", allow);
    return refuse("method_not_allowed");
  },
);
