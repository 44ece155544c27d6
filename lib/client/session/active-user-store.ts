import type { ActiveUser } from "@/lib/client/session/active-user";

let activeUser: ActiveUser | null = null;
const listeners = new Set<() => void>();

/** Stores who is signed in. The header reads it here, so that it need not load the query client first. */
export function setActiveUser(user: ActiveUser | null): void {
  const known = activeUser;
  if (user?.id === known?.id && user?.name === known?.name && user?.unread === known?.unread) return;
  activeUser = user;
  for (const listener of listeners) listener();
}

export function readActiveUser(): ActiveUser | null {
  return activeUser;
}

/** For `useSyncExternalStore`; the server's snapshot is null. */
export function subscribeToActiveUser(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
