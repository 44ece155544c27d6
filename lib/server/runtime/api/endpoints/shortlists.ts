import { idParams } from "@/lib/contracts/fields";
import * as shortlists from "@/lib/contracts/shortlists";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

/** One limit for votes and for taking them back. */
const VOTES = { name: "shortlist_vote", points: 60, seconds: QUARTER_HOUR, shared: true } as const;

/** Lists of boats that a customer shares with friends. */
export const SHORTLIST_ENDPOINTS = {
  "GET /user/shortlists": { access: "customer", response: shortlists.ownShortlistsResponse },
  "POST /user/shortlists": {
    access: "customer",
    limit: { name: "shortlist", points: 30, seconds: HOUR, per: "customer" },
    body: shortlists.createShortlistBody,
    response: shortlists.ownShortlist,
    status: 201,
  },
  "DELETE /user/shortlists/{id}": { access: "customer", params: idParams, response: null },
  "DELETE /user/shortlists/{id}/votes/{vote}": {
    access: "customer",
    params: shortlists.voteParams,
    response: null,
  },
  "POST /shortlists/{token}/votes": {
    access: "anyone",
    limit: VOTES,
    params: shortlists.shortlistParams,
    body: shortlists.voteBody,
    response: shortlists.votesResponse,
  },
  "DELETE /shortlists/{token}/votes/{vehicle}": {
    access: "anyone",
    limit: VOTES,
    params: shortlists.ballotParams,
    response: shortlists.votesResponse,
  },
} as const satisfies EndpointRows;
