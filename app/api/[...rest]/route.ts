import { unmatchedEndpoint } from "@/lib/server/runtime/api/unmatched";

export {
  unmatchedEndpoint as DELETE,
  unmatchedEndpoint as GET,
  unmatchedEndpoint as OPTIONS,
  unmatchedEndpoint as PATCH,
  unmatchedEndpoint as POST,
  unmatchedEndpoint as PUT,
};
