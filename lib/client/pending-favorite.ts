let pendingBoatId: number | null = null;

/** Remembers the heart that a logged-out visitor pressed, until login has succeeded or was given up. */
export function rememberPendingFavorite(boatId: number): void {
  pendingBoatId = boatId;
}

/** The remembered boat, at most once. */
export function takePendingFavorite(): number | null {
  const boatId = pendingBoatId;
  pendingBoatId = null;
  return boatId;
}
