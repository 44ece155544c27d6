import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/call-api";
import { hasSessionHint } from "@/lib/client/session-hint";
import { type UserAnswer, userAnswer } from "@/lib/contracts/user";

/** The part of the user that may lie in `localStorage`. */
export interface ActiveUser {
  id: string;
  name: string;
}

export function toActiveUser({ id, full_name }: UserAnswer): ActiveUser {
  return { id, name: full_name };
}

/** Who is signed in; null without asking the server when no session can exist. */
export function activeUserQuery() {
  return queryOptions({
    queryKey: ["active-user"],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<ActiveUser | null> =>
      hasSessionHint() ? toActiveUser(await callApi("get", "user", { answer: userAnswer, signal })) : null,
  });
}
