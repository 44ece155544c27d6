import { loadAction } from "@/lib/client/api/transport/load-action";

/** Ends the session; the API client loads only now. */
export async function startLogOut(): Promise<void> {
  const module = await loadAction(() => import("@/lib/client/session/log-out"));
  await module?.logOut();
}
