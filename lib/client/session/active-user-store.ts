import { create } from "zustand";
import type { ActiveUser } from "@/lib/client/session/active-user";

// The header reads the user here, so that it need not load the query client first.
const useUserStore = create<{ user: ActiveUser | null }>(() => ({ user: null }));

/** Stores who is signed in. */
export function setActiveUser(user: ActiveUser | null): void {
  const known = useUserStore.getState().user;
  if (user?.id === known?.id && user?.name === known?.name && user?.unread === known?.unread) return;
  useUserStore.setState({ user });
}

/** The signed-in user; null in the server's HTML. */
export const useActiveUser = () => useUserStore(({ user }) => user);

export const subscribeToActiveUser = useUserStore.subscribe;
