/** Who is told when the choice of a trip changes; apart from the choice itself, which loads later. */
export const bookingListeners = new Set<() => void>();
