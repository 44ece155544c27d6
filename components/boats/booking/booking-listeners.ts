/** Listeners for changes of the chosen trip; in a module of their own, since the choice itself loads later. */
export const bookingListeners = new Set<() => void>();
