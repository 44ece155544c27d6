import { queryOptions } from "@tanstack/react-query";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import type { UserResponse } from "@/lib/contracts/accounts/user";

// Every page checks for a session, but few visitors have one: the API call loads only when one may exist.
const calls = () => import("@/lib/client/session/active-user-call");

/** The part of the user that may lie in `localStorage`, and how many messages wait. */
export interface ActiveUser {
  id: string;
  name: string;
  unread: number;
}

export function toActiveUser({ id, full_name, unread_messages }: UserResponse): ActiveUser {
  return { id, name: full_name, unread: unread_messages };
}

/** The signed-in user; null, without a request, when no session can exist. */
export function activeUserQuery() {
  return queryOptions({
    queryKey: ["active-user"],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<ActiveUser | null> =>
      hasSessionHint() ? toActiveUser(await (await calls()).fetchActiveUser(signal)) : null,
  });
}
