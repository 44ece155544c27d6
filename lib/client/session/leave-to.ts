/** Leaves the page for another document: a page under another root, or the provider's. */
export function leaveTo(address: string): void {
  // Brought back as it was left, the page would go on waiting for its own departure.
  window.addEventListener("pageshow", reloadIfKept, { once: true });
  window.location.assign(address);
}

function reloadIfKept({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
