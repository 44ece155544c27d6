/**
 * Leaves the page for another document: a page under another root, or the provider's. `instead` puts it in this
 * page's place in the history.
 */
export function leaveTo(address: string, instead = false): void {
  // Brought back as it was left, the page would go on waiting for its own departure.
  window.addEventListener("pageshow", reloadIfKept, { once: true });
  if (instead) window.location.replace(address);
  else window.location.assign(address);
}

function reloadIfKept({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
