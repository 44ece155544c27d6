/** Under which name a boat's chosen trip is kept as a draft. */
export function bookingDraftKey(boatId: number): string {
  return `trip:${boatId}`;
}
